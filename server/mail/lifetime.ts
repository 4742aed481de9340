import { DAY_MS, HOUR_MS } from '@/lib/durations';

const MAX_AGE_MS = 14 * DAY_MS;

/**
 * How long mailed links work, in hours. Mails without a link that answer the same request expire after the same time.
 */
export const LINK_HOURS = { registration: 24, passwordReset: 1, emailChange: 24 };

/** How long a mail is useful: a number of hours, such as the lifetime of a link, or until a point in time. */
export type Lifetime = { hours: number } | { until: Date };

/**
 * Returns when attempts to send a mail end: after 1 hour at the earliest, so that mails about past events are sent
 * too, and after 14 days at the latest.
 */
export function expiryOf(lifetime: Lifetime | undefined, now: number): Date {
  const latest = now + MAX_AGE_MS;
  if (!lifetime) return new Date(latest);
  const requested = 'hours' in lifetime ? now + lifetime.hours * HOUR_MS : lifetime.until.getTime();
  return new Date(Math.min(Math.max(requested, now + HOUR_MS), latest));
}
