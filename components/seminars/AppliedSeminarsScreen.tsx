import styled from 'styled-components';
import { AppliedListScreen } from '@/components/applications/AppliedListScreen';
import { AppliedRow } from '@/components/applications/AppliedRow';
import { ContactLink } from '@/components/shell/ContactLink';
import { EventHistory } from '@/components/ui/data/EventHistory';
import { FactGrid } from '@/components/ui/data/FactGrid';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Stack } from '@/components/ui/layout/Stack';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useAppliedSeminars } from '@/hooks/seminar-applications';
import { dayText, timeRangeText } from '@/lib/dates';
import { labelOf, UNKNOWN_TEXT } from '@/lib/labels';
import { sortAppliedSeminars } from '@/lib/seminars/seminar-order';
import { cpeText, feeText, seminarDisplayStatus, venueNameText } from '@/lib/seminars/seminar-text';
import type { AppliedSeminar } from '@/schemas/application-fields';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { theme } from '@/styles/theme';
import { JoinLink } from './JoinLink';
import { SeminarApplicationActions } from './SeminarApplicationActions';
import { SeminarStatusBadge } from './SeminarStatusBadge';

/** The page /mypage/seminar/: the seminars that the member has applied for. */
export function AppliedSeminarsScreen() {
  const query = useAppliedSeminars();
  const applied = { ...query, data: query.data && sortAppliedSeminars(query.data, query.dataUpdatedAt) };
  return (
    <AppliedListScreen
      title="申し込んだセミナー"
      query={applied}
      renderRow={(application) => (
        <AppliedSeminarRow key={application.id} application={application} fetchedAt={applied.dataUpdatedAt} />
      )}
      emptyState={{
        text: 'セミナーに申し込むと、ここで日時と参加方法を確認できます。',
        action: 'セミナーを探す',
        href: '/seminar/',
      }}
      footer={
        <>
          <p>
            <TextLink href="/mypage/cpe/">CPD台帳で、年度ごとの単位と受講記録を見る</TextLink>
          </p>
          <ContactLink as="p" />
        </>
      }
    />
  );
}

const eventLabels = { apply: '申し込み', cancel: '取り消し', reapply: '再申し込み' };

interface AppliedSeminarRowProps {
  application: AppliedSeminar;
  fetchedAt: number;
}

function AppliedSeminarRow({ application, fetchedAt }: AppliedSeminarRowProps) {
  const { id, seminar, status, history, online_url: onlineUrl } = application;
  const displayStatus = seminarDisplayStatus(seminar.status, application);
  const titleId = `application-${id}`;
  return (
    <AppliedRow
      title={seminar.title}
      href={`/seminar/${seminar.id}/`}
      titleId={titleId}
      eyebrow={
        <>
          {/* The state of the application itself is beside it. */}
          {displayStatus !== 'application-cancelled' && (
            <SeminarStatusBadge displayStatus={displayStatus} seminar={seminar} fetchedAt={fetchedAt} />
          )}
          {seminar.topic}
        </>
      }
      aside={
        <Stack $gap={3}>
          <EventHistory
            label="申し込みの履歴"
            events={history.map(({ event, at }) => ({ text: labelOf(eventLabels, event), at }))}
          >
            {status === 'applied' ? (
              <StatusStamp lines={['申込', '済']} />
            ) : (
              <strong>{labelOf({ cancelled: '取り消し済み' }, status)}</strong>
            )}
          </EventHistory>
          <SeminarApplicationActions application={application} seminar={seminar} describedBy={titleId} />
        </Stack>
      }
    >
      <SeminarFacts seminar={seminar} />
      {displayStatus === 'applied' && onlineUrl && (
        <JoinDetails>
          <JoinLink onlineUrl={onlineUrl} describedBy={titleId} />
        </JoinDetails>
      )}
    </AppliedRow>
  );
}

function SeminarFacts({ seminar }: { seminar: SeminarSummary }) {
  return (
    <FactGrid
      columns="2fr 1.6fr 1fr 0.8fr"
      firstOnOwnLine
      facts={[
        [
          '日時',
          [dayText(seminar.starts_at), timeRangeText(seminar)].filter(Boolean).join(' ') || UNKNOWN_TEXT,
        ],
        ['会場', venueNameText(seminar.venue)],
        ['参加費', feeText(seminar.fee)],
        ['CPD', cpeText(seminar.cpe_units)],
      ]}
    />
  );
}

const JoinDetails = styled.div`
  margin-block-start: ${theme.space[3]};
`;
