import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster } from '@/components/ui/layout/Stack';
import { dayTimeText } from '@/lib/dates';
import { largeText, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface EventHistoryProps {
  label: string;
  /** Oldest first. `at` is an ISO 8601 instant. */
  events: readonly { text: string; at: string }[];
  /** The current status, such as a stamp or a text. */
  children: ReactNode;
}

/** Shows a current status and beside it the history of events that led to it. */
export function EventHistory({ label, events, children }: EventHistoryProps) {
  return (
    <Cluster $align="center" $rowGap={1} $gap={4}>
      {children}
      <EventList aria-label={label}>
        {events.map(({ text, at }) => (
          <li key={`${text} ${at}`}>
            <time dateTime={at}>{dayTimeText(at)}</time> {text}
          </li>
        ))}
      </EventList>
    </Cluster>
  );
}

const EventList = styled.ol`
  ${tabularNumerals}
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
  }
`;
