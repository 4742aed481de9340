import { describe, expect, it } from 'vitest';
import { prefectures } from '@/schemas/prefectures';
import { demoCategories } from '../setup/categories';
import { type DemoVacancy, demoVacancies } from '../setup/demo';

const HALF_WIDTH_KATAKANA = /[\uff61-\uff9f]/;
const TEN_THOUSAND_YEN = 10_000;

/** Returns the days from seeding to the closing; negative when it is in the past. */
const closesInDays = ({ deadline_in_days, closed_days_ago }: DemoVacancy) =>
  Math.min(deadline_in_days, closed_days_ago === undefined ? Number.POSITIVE_INFINITY : -closed_days_ago);

const isOpen = (vacancy: DemoVacancy) => closesInDays(vacancy) > 0;

/** Returns titles, so that a failure names the vacancies to correct. */
const titlesWhere = (wrong: (vacancy: DemoVacancy) => boolean) =>
  demoVacancies.filter(wrong).map((vacancy) => vacancy.title);

const textsOf = (vacancy: DemoVacancy) => [
  vacancy.title,
  vacancy.company_profile,
  vacancy.place ?? '',
  vacancy.hours,
  vacancy.duration,
  vacancy.description,
  vacancy.selection,
  ...vacancy.skills,
  ...vacancy.requirements,
  ...vacancy.preferred,
];

describe('number and variety of the demo vacancies', () => {
  it('there are 120 vacancies with unique titles', () => {
    expect(demoVacancies).toHaveLength(120);
    expect(new Set(demoVacancies.map((vacancy) => vacancy.title)).size).toBe(120);
  });

  it('105 to 110 are open', () => {
    const open = demoVacancies.filter(isOpen).length;
    expect(open).toBeGreaterThanOrEqual(105);
    expect(open).toBeLessThanOrEqual(110);
  });

  it.each(demoCategories)('category $name has at least five', ({ id }) => {
    const inCategory = demoVacancies.filter((vacancy) => vacancy.categories.includes(id));
    expect(inCategory.length).toBeGreaterThanOrEqual(5);
  });

  it.each([1, 2, 3, 4, 5, 6])('the filter for %i days a week finds at least five', (days) => {
    const offered = demoVacancies.filter((vacancy) => vacancy.days.min <= days && days <= vacancy.days.max);
    expect(offered.length).toBeGreaterThanOrEqual(5);
  });

  it('50% to 75% can be done remotely, partly or fully', () => {
    const share = demoVacancies.filter((vacancy) => vacancy.remote !== 'none').length / demoVacancies.length;
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.75);
  });

  it('the first six were published today and are open', () => {
    const leading = demoVacancies.slice(0, 6);
    expect(leading.every((vacancy) => vacancy.published_days_ago === 0 && isOpen(vacancy))).toBe(true);
  });
});

describe('content of the demo vacancies', () => {
  it('descriptions have 120 to 400 characters', () => {
    const length = (vacancy: DemoVacancy) => [...vacancy.description].length;
    expect(titlesWhere((vacancy) => length(vacancy) < 120 || length(vacancy) > 400)).toEqual([]);
  });

  it('contain no half-width katakana', () => {
    expect(titlesWhere((vacancy) => textsOf(vacancy).some((text) => HALF_WIDTH_KATAKANA.test(text)))).toEqual(
      [],
    );
  });

  it('are published before their deadline and close', () => {
    expect(titlesWhere((vacancy) => -vacancy.published_days_ago >= closesInDays(vacancy))).toEqual([]);
  });

  it('work on open vacancies starts after the deadline', () => {
    expect(
      titlesWhere((vacancy) => isOpen(vacancy) && vacancy.starts_in_days <= vacancy.deadline_in_days),
    ).toEqual([]);
  });

  it('monthly, yearly and fixed rewards are multiples of 10,000 yen', () => {
    const isInTenThousands = ({ reward }: DemoVacancy) =>
      reward.unit === 'hour' ||
      reward.unit === 'day' ||
      (reward.min % TEN_THOUSAND_YEN === 0 && (reward.max ?? 0) % TEN_THOUSAND_YEN === 0);
    expect(titlesWhere((vacancy) => !isInTenThousands(vacancy))).toEqual([]);
  });

  it('no minimum of reward or working days exceeds the maximum', () => {
    const crossed = ({ reward, days }: DemoVacancy) =>
      reward.min <= 0 ||
      (reward.max ?? reward.min) < reward.min ||
      days.min < 1 ||
      days.max > 6 ||
      days.max < days.min;
    expect(titlesWhere(crossed)).toEqual([]);
  });

  it('use only known categories and prefectures', () => {
    const known = new Set<number>(demoCategories.map((category) => category.id));
    const unknown = ({ categories, region }: DemoVacancy) =>
      categories.length === 0 ||
      !categories.every((id) => known.has(id)) ||
      prefectures[region] === undefined;
    expect(titlesWhere(unknown)).toEqual([]);
  });

  it('only fully remote vacancies have no place', () => {
    expect(titlesWhere((vacancy) => (vacancy.remote === 'full') !== (vacancy.place === null))).toEqual([]);
  });

  it('have 2 to 4 skills, 2 to 4 requirements and 1 to 3 preferred qualifications', () => {
    const outside = (list: string[], min: number, max: number) => list.length < min || list.length > max;
    const wrong = (vacancy: DemoVacancy) =>
      outside(vacancy.skills, 2, 4) ||
      outside(vacancy.requirements, 2, 4) ||
      outside(vacancy.preferred, 1, 3);
    expect(titlesWhere(wrong)).toEqual([]);
  });
});
