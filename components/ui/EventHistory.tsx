import styled from 'styled-components';
import { dayTimeText } from '@/config/dates';
import { tabularNumerals } from '@/styles/mixins';

interface EventHistoryProps {
  label: string;
  /** Oldest first; `at` is an instant. */
  events: readonly { what: string; at: string }[];
}

/** What happened, and when, line by line. */
export function EventHistory({ label, events }: EventHistoryProps) {
  return (
    <Root aria-label={label}>
      {events.map(({ what, at }) => (
        <li key={`${what} ${at}`}>
          <time dateTime={at}>{dayTimeText(at)}</time> {what}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  ${tabularNumerals}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  white-space: nowrap;
`;
