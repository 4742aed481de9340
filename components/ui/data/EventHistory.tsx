import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dayTimeText } from '@/lib/dates';
import { tabularNumerals } from '@/styles/mixins';

interface EventHistoryProps {
  label: string;
  /** Oldest first; `at` is an instant. */
  events: readonly { text: string; at: string }[];
  /** What it came to: a seal, a word. */
  children: ReactNode;
}

/** Where something stands, and beside it how it came there, line by line. */
export function EventHistory({ label, events, children }: EventHistoryProps) {
  return (
    <Root>
      {children}
      <EventList aria-label={label}>
        {events.map(({ text, at }) => (
          <li key={`${text} ${at}`}>
            <time dateTime={at}>{dayTimeText(at)}</time> {text}
          </li>
        ))}
      </EventList>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
`;

const EventList = styled.ol`
  ${tabularNumerals}
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
  white-space: nowrap;
`;
