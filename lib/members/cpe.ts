import { endOf } from '@/lib/dates';
import { numberText } from '@/schemas/number-text';
import { dayInTokyo } from '@/schemas/time';

// The record of continuing education (CPD, formerly CPE): units by fiscal year, which runs from April to March as at the 日本公認会計士協会.

/** A line of the record: a seminar of this site. */
interface CpeEntry {
  seminarId: number;
  /** YYYY-MM-DD in Tokyo. */
  date: string;
  title: string;
  /** In steps of 0.5. */
  units: number;
}

export interface CpeYear {
  /** The year in which it began: 2026 for April 2026 to March 2027. */
  fiscalYear: number;
  entries: CpeEntry[];
  units: number;
  /** The units of this and the two years before. */
  threeYearUnits: number;
}

/** Returns the fiscal year of a day: 2025 for 2026-03-31, 2026 for 2026-04-01. */
export function fiscalYearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** Returns a fiscal year like `2026年度（2026年4月〜2027年3月）`. */
export const fiscalYearText = (year: number): string => `${year}年度（${year}年4月〜${year + 1}年3月）`;

/** Units are added in halves, so that sums have no rounding errors. */
const sumUnits = (entries: readonly CpeEntry[]): number =>
  entries.reduce((sum, { units }) => sum + Math.round(units * 2), 0) / 2;

/** Returns units like `12.5単位`. */
export const unitsText = (units: number): string => `${numberText(units)}単位`;

interface AppliedSeminar {
  status: string;
  seminar: {
    id: number;
    title: string;
    status: string;
    starts_at: string;
    ends_at: string;
    /** Null when unknown. */
    cpe_units: number | null;
  };
}

/** A seminar in another state may have been cancelled. */
const HELD: readonly string[] = ['open', 'full', 'closed', 'past'];

/**
 * Returns whether the member had applied for the seminar when it took place. The API does not tell who was there.
 * @param now in ms: the time of the data, so that server and browser agree
 */
export const hasTakenPlace = ({ status, seminar }: AppliedSeminar, now: number): boolean =>
  status === 'applied' &&
  HELD.includes(seminar.status) &&
  seminar.starts_at !== '' &&
  endOf(seminar.ends_at || seminar.starts_at) <= now;

/** Returns the entries of the seminars with units that the member had applied for when they took place. */
export const seminarEntries = (applications: readonly AppliedSeminar[], now: number): CpeEntry[] =>
  applications
    .filter((application) => hasTakenPlace(application, now))
    .map(({ seminar }) => ({
      seminarId: seminar.id,
      date: dayInTokyo(new Date(seminar.starts_at)),
      title: seminar.title,
      units: seminar.cpe_units ?? 0,
    }))
    .filter(({ units }) => units > 0);

/**
 * Returns the record by fiscal year, newest first: the current year, the two before it, and older ones with entries.
 * @param today YYYY-MM-DD in Tokyo
 */
export function groupByFiscalYear(entries: readonly CpeEntry[], today: string): CpeYear[] {
  const current = fiscalYearOf(today);
  const years = new Set([
    current,
    current - 1,
    current - 2,
    ...entries.map(({ date }) => fiscalYearOf(date)),
  ]);
  const within = (first: number, last: number) =>
    entries.filter(({ date }) => fiscalYearOf(date) >= first && fiscalYearOf(date) <= last);
  return [...years]
    .sort((a, b) => b - a)
    .map((fiscalYear) => {
      const yearEntries = within(fiscalYear, fiscalYear).sort((a, b) => b.date.localeCompare(a.date));
      return {
        fiscalYear,
        entries: yearEntries,
        units: sumUnits(yearEntries),
        threeYearUnits: sumUnits(within(fiscalYear - 2, fiscalYear)),
      };
    });
}
