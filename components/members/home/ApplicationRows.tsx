import styled from 'styled-components';
import { ContactLink } from '@/components/shell/ContactLink';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { useHomeApplications } from '@/hooks/mypage-home';
import { endOf, shortDayText } from '@/lib/dates';
import {
  isReplyOverdue,
  overdueText,
  type ReplyDays,
  replyDayOf,
  sentAt,
} from '@/lib/vacancies/vacancy-applications';
import type { AppliedVacancy } from '@/schemas/application-fields';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HomeRows, HomeSection, RowTitle } from './HomeSection';

const MAX_ROWS = 3;

/** The newest applications that are under way, each with the day until which an answer usually comes. */
export function ApplicationRows({ replyDays }: { replyDays: ReplyDays }) {
  const query = useHomeApplications();
  // Cancelled ones are in the list of all.
  const underWay = (query.data?.rows ?? []).filter(({ status }) => status !== 'cancelled');
  const newestFirst = [...underWay].sort((a, b) => sentAt(b).localeCompare(sentAt(a)));
  return (
    <HomeSection
      title="応募"
      query={query}
      leftOut={query.data?.leftOut}
      empty={{
        isEmpty: underWay.length === 0,
        text: '応募中の案件はありません。',
        link: { label: '案件を探す', href: '/vacancy/?status=open' },
      }}
      all={{ label: '応募した案件をすべて見る', href: '/mypage/vacancy/' }}
    >
      <Rows>
        {newestFirst.slice(0, MAX_ROWS).map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            replyDays={replyDays}
            now={query.dataUpdatedAt}
          />
        ))}
      </Rows>
    </HomeSection>
  );
}

interface ApplicationRowProps {
  application: AppliedVacancy;
  replyDays: ReplyDays;
  /** The time of the data, in milliseconds since the epoch, so that server and browser agree. */
  now: number;
}

function ApplicationRow({ application, replyDays, now }: ApplicationRowProps) {
  const { vacancy } = application;
  const sent = sentAt(application);
  return (
    <li>
      <p className="day">
        {sent && (
          <>
            <time dateTime={sent}>{shortDayText(sent)}</time>
            <span>に応募</span>
          </>
        )}
      </p>
      <div className="vacancy">
        <RowTitle href={`/vacancy/${vacancy.id}/`} title={vacancy.title} />
        <p className="details company">
          <NoBreak text={vacancy.company_profile} />
        </p>
      </div>
      <div className="details reply">
        <Reply
          replyDay={replyDayOf(application, replyDays)}
          isOverdue={isReplyOverdue(application, replyDays, now)}
        />
      </div>
      <div className="state">
        <State application={application} now={now} />
      </div>
    </li>
  );
}

/** When the answer comes, or whom to ask once that time is over. Without the operator's setting no day is named. */
function Reply({ replyDay, isOverdue }: { replyDay: string | undefined; isOverdue: boolean }) {
  if (replyDay && !isOverdue)
    return (
      <p>
        返信の目安 <b className="no-break">{shortDayText(replyDay)}</b>
      </p>
    );
  return (
    <>
      <p>{isOverdue ? overdueText(replyDay) : '返信はメールで届きます'}</p>
      <ContactLink />
    </>
  );
}

function State({ application: { status, vacancy }, now }: { application: AppliedVacancy; now: number }) {
  // An API may have more states than the specification. Its word is better than none.
  if (status !== 'applied') return <Badge>{status}</Badge>;
  const { deadline } = vacancy;
  const isOpen = vacancy.status === 'open' && (deadline === '' || endOf(deadline) > now);
  return isOpen ? <StatusStamp /> : <Badge>募集終了</Badge>;
}

const Rows = styled(HomeRows)`
  & > li {
    ${tabularNumerals}
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'vacancy state' 'day state' 'reply state';
    gap: 0 ${theme.space[2]};

    ${media.md} {
      grid-template-columns: 4.75rem minmax(0, 1fr) 9.25rem 4.25rem;
      grid-template-areas: 'day vacancy reply state';
    }
  }

  .day {
    grid-area: day;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};

    ${media.md} {
      color: ${theme.color.textPrimary};
      font-size: ${theme.text.small};

      span {
        display: block;
        color: ${theme.color.textSecondary};
        font-size: ${theme.text.caption};
      }
    }
  }

  .vacancy {
    grid-area: vacancy;
  }

  .reply {
    grid-area: reply;

    ${media.md} {
      text-align: end;
    }
  }

  .reply b {
    color: ${theme.color.textPrimary};
  }

  .state {
    grid-area: state;
    justify-self: end;
  }
`;
