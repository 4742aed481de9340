import type { ReactNode } from 'react';
import { InlineNotice } from './InlineNotice';

interface FailureNoticeProps {
  /** `info` for a failure that turned out to be none. */
  tone?: 'error' | 'info';
  children: ReactNode;
}

/**
 * Says why a press has failed. It scrolls into view, because the button may stay at the bottom of the window or of a dialog while
 * the notice is above what the person has read.
 */
export const FailureNotice = ({ tone = 'error', children }: FailureNoticeProps) => (
  <InlineNotice ref={scrollIntoView} tone={tone} role="alert">
    {children}
  </InlineNotice>
);

const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });
