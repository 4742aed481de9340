const HOUR_MS = 60 * 60 * 1000;
const MAX_AGE_MS = 14 * 24 * HOUR_MS;

/** How long a mail makes sense: as many hours as a link in it works, or until something begins or ends. */
export type Lifetime = { hours: number } | { until: Date };

/**
 * When to give up sending a mail that is written now: after 14 days at the latest, and never within the first hour,
 * so that news about something in the past is sent too.
 */
export function expiryOf(lifetime: Lifetime | undefined, now = Date.now()): Date {
  const latest = now + MAX_AGE_MS;
  if (!lifetime) return new Date(latest);
  const wanted = 'hours' in lifetime ? now + lifetime.hours * HOUR_MS : lifetime.until.getTime();
  return new Date(Math.min(Math.max(wanted, now + HOUR_MS), latest));
}
