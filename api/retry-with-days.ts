import { toApiFailure } from '@/lib/api-failure';

// Loaded only after a refusal, because hooks of the member are part of many pages.

const MONTH_NAMES: ReadonlySet<string> = new Set(['started_on', 'ended_on', 'acquired_on']);

/** Returns whether an API has refused a month of a license, a career or a school. */
const isMonthRefused = (error: unknown): boolean =>
  Object.keys(toApiFailure(error)?.fields ?? {}).some((path) =>
    MONTH_NAMES.has(path.split('.').at(-1) ?? ''),
  );

const toFirstDay = (name: string, value: unknown): unknown =>
  MONTH_NAMES.has(name) && /^\d{4}-\d{2}$/.test(String(value)) ? `${value}-01` : value;

/**
 * Sends a save again with the first day of each month, for an API with a DateField that has sent no date yet, so that
 * nothing has told that it wants days (lib/month-format.ts).
 * @param error the refusal of the payload as it was
 * @throws the first error when the API refuses no month, or the days as well; otherwise the error of the second request
 */
export async function retryWithDays<T>(
  error: unknown,
  payload: T,
  send: (payload: T) => Promise<unknown>,
): Promise<void> {
  const sent = JSON.stringify(payload);
  const withDays = JSON.stringify(payload, toFirstDay);
  if (withDays === sent || !isMonthRefused(error)) throw error;
  try {
    await send(JSON.parse(withDays));
  } catch (secondError) {
    throw isMonthRefused(secondError) ? error : secondError;
  }
}
