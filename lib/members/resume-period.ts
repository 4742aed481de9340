/** Returns a month as a number that can be counted with; NaN for a text that is no month. */
function monthIndex(month: string): number {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * Returns the months in which the member worked, the first and the last one included. A month at two companies counts
 * once. Periods without a known start or end, and those that end before they start, are omitted.
 * @param currentMonth YYYY-MM: until when work that continues is counted
 */
export function monthsOfExperience(
  periods: readonly { started_on: string; ended_on: string | null }[],
  currentMonth: string,
): number {
  const current = monthIndex(currentMonth);
  const ranges = periods
    .map(({ started_on, ended_on }) => ({
      start: monthIndex(started_on),
      end: Math.min(ended_on === null ? current : monthIndex(ended_on), current),
    }))
    .filter(({ start, end }) => start <= end)
    .sort((a, b) => a.start - b.start);
  let total = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { start, end } of ranges) {
    total += Math.max(0, end - Math.max(start - 1, counted));
    counted = Math.max(counted, end);
  }
  return total;
}
