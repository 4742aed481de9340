import { columnInputSchema } from '@/schemas/columns';
import { seminarInputSchema } from '@/schemas/seminar-input';
import { dayInTokyo } from '@/schemas/time';
import { vacancyInputSchema } from '@/schemas/vacancy-input';
import { readDemo } from '@/server/demo/seed';

const DAY = 24 * 3_600_000;

/** A time late enough that everything dated today is in the past. */
const NOW = new Date(`${dayInTokyo()}T23:00:00+09:00`);
const dayOf = (date: string) => Date.parse(`${dayInTokyo(new Date(date))}T00:00:00+09:00`) / DAY;
const daysFromToday = (date: string) => dayOf(date) - dayOf(NOW.toISOString());

/** The demo's vacancies in the order of their files, with dates as days from the day of seeding. */
export const demoVacancies = (await readDemo('vacancies', NOW)).map(({ data }) => {
  const { starts_on, published_at, deadline, closed_at, working_days, ...vacancy } =
    vacancyInputSchema.parse(data);
  return {
    ...vacancy,
    days: working_days,
    published_days_ago: -daysFromToday(published_at ?? ''),
    deadline_in_days: daysFromToday(deadline),
    starts_in_days: daysFromToday(`${starts_on}T00:00:00+09:00`),
    closed_days_ago: closed_at === undefined ? undefined : -daysFromToday(closed_at),
  };
});

export const demoSeminars = (await readDemo('seminars', NOW)).map(({ data }) => {
  const { starts_at, closed_at, cancelled_at, capacity, seats_taken, ...seminar } =
    seminarInputSchema.parse(data);
  const isFull = capacity !== null && seats_taken === capacity;
  const statuses = { cancelled: cancelled_at, closed: closed_at, full: isFull };
  const status = Object.entries(statuses).find(([, applies]) => applies)?.[0];
  return { ...seminar, in_days: daysFromToday(starts_at), status };
});

/** The demo's columns with Markdown bodies. */
export const demoColumns = (await readDemo('columns', NOW)).map(({ data, markdown }) => {
  const { published_at = '', ...column } = columnInputSchema.parse(data);
  return { ...column, body: markdown?.text.trim() ?? '', published_days_ago: -daysFromToday(published_at) };
});
