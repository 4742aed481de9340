import styled from 'styled-components';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { type SeminarApplicationState, useApplyToSeminar } from '@/hooks/seminar-applications';
import type { SeminarSummary } from '@/schemas/seminar-fields';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SeminarApplicationActions as SeminarActions } from './SeminarApplicationActions';
import { SeminarApplyAction } from './SeminarApplyAction';
import { SeminarStatusBadge } from './SeminarStatusBadge';

interface SeminarRowEndProps {
  seminar: SeminarSummary;
  applicationState: SeminarApplicationState;
  fetchedAt: number;
  /** Id of the link with the seminar's name. */
  linkId: string;
}

/** The end of a row of the list: what this visitor has done about the seminar, and what they can do now. */
export function SeminarRowEnd({
  seminar,
  applicationState: { displayStatus, application },
  fetchedAt,
  linkId,
}: SeminarRowEndProps) {
  const applying = useApplyToSeminar(seminar, displayStatus);
  const isCancelled = application?.status === 'cancelled';
  return (
    <Root>
      {displayStatus === 'applied' && <StatusStamp lines={['申込', '済']} animate={applying.isSuccess} />}
      <Actions>
        {displayStatus !== 'open' && (
          <SeminarStatusBadge displayStatus={displayStatus} seminar={seminar} fetchedAt={fetchedAt} />
        )}
        {isCancelled && displayStatus !== 'application-cancelled' && <Note>申し込みは取り消し済み</Note>}
        <SeminarApplyAction
          compact
          seminar={seminar}
          displayStatus={displayStatus}
          application={applying}
          describedBy={linkId}
        />
        {displayStatus === 'applied' && seminar.starts_at && seminar.ends_at && (
          // A plain `<a>`, because this is a file and the router cannot render it.
          <a href={`/seminar/${seminar.id}/calendar.ics`} download aria-describedby={linkId}>
            カレンダーに追加
          </a>
        )}
        {isCancelled && (
          <SeminarActions compact application={application} seminar={seminar} describedBy={linkId} />
        )}
      </Actions>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${theme.space[1]};

  ${media.lg} {
    flex-direction: row;
    align-items: center;
    align-self: center;
    justify-content: end;
    gap: ${theme.space[2]};
  }
`;

/*
 * Only the controls are above the link that covers the row, so that the space between them still opens it. On a desktop a badge
 * above a button fits in a row of 84 px only with half the gap.
 */
const Actions = styled.div`
  display: grid;
  justify-items: end;
  gap: ${theme.space[1]};

  ${media.lg} {
    gap: calc(${theme.space[1]} / 2);
  }

  & :is(a, button) {
    position: relative;
    z-index: 1;
  }

  & > a {
    font-size: ${theme.text.small};
  }
`;

const Note = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.badge};
`;
