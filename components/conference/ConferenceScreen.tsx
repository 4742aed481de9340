import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { lazyPart } from '@/components/ui/lazy';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { useConferenceSessions } from '@/hooks/seminars';
import { parseId } from '@/lib/url-numbers';
import type { ConferenceContent } from '@/schemas/page-content';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ConferenceHero } from './ConferenceHero';
import { ConferenceSpeakers } from './ConferenceSpeakers';
import { SessionRow } from './SessionRow';
import { getUpcomingSessions, groupByMonth } from './schedule';

const ConferenceModalLayer = lazyPart(() =>
  import('./ConferenceModalLayer').then((module) => module.ConferenceModalLayer),
);

/** The conference page, without header and footer (spec §2). Its sessions are the upcoming seminars (decision 0030). */
export function ConferenceScreen({ content }: { content: ConferenceContent }) {
  const router = useRouter();
  const query = useConferenceSessions();
  const sessionId = parseId(router.query.session);
  const sessions = getUpcomingSessions(query.data?.rows ?? []);
  const { title, description, hero, programme, speakers, participation } = content;
  const handleClose = () => void router.replace('/conference', undefined, { shallow: true, scroll: false });
  return (
    <>
      <PageHead title={title} description={description} path="/conference" />
      <ConferenceHero hero={hero} sessions={sessions} fetchedAt={query.dataUpdatedAt} />
      <FullWidthSection id="programme" title={programme.title}>
        <QueryNotice query={query} subject="プログラム" />
        {query.isPending && <Skeleton lines={8} />}
        {query.data && sessions.length === 0 && (
          <EmptyState title={programme.empty.title}>{programme.empty.text}</EmptyState>
        )}
        {sessions.length > 0 && <ConferenceSchedule sessions={sessions} fetchedAt={query.dataUpdatedAt} />}
        <LeftOutNote leftOut={query.data?.leftOut} />
      </FullWidthSection>
      {sessions.length > 0 && (
        <FullWidthSection title={speakers.title} tone="primaryFaint">
          <ConferenceSpeakers sessions={sessions} />
        </FullWidthSection>
      )}
      <FullWidthSection
        title={participation.title}
        tone="surface"
        action={
          <TextLink href="/" standalone>
            {siteConfig().name}のトップページへ
          </TextLink>
        }
      >
        <TextColumns isNumbered items={participation.items} />
      </FullWidthSection>
      {sessionId !== null && <ConferenceModalLayer sessionId={sessionId} onClose={handleClose} />}
    </>
  );
}

interface ConferenceScheduleProps {
  /** Sorted by start time. */
  sessions: readonly SeminarSummary[];
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** Lists the sessions, grouped by month. */
function ConferenceSchedule({ sessions, fetchedAt }: ConferenceScheduleProps) {
  return (
    <Months>
      {groupByMonth(sessions).map(({ name, sessions: monthSessions }) => (
        <section key={name} aria-label={name}>
          <Head>
            {name}
            <span>{monthSessions.length}件</span>
          </Head>
          <ol>
            {monthSessions.map((session) => (
              <SessionRow key={session.id} session={session} fetchedAt={fetchedAt} />
            ))}
          </ol>
        </section>
      ))}
    </Months>
  );
}

const Months = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Head = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[3]};
  padding-block-end: ${theme.space[2]};
  border-block-end: ${theme.border.thick};
  font-size: ${theme.text.block};
  ${tabularNumerals}

  & > span {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
    font-weight: 400;
  }
`;
