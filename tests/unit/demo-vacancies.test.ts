import { describe, expect, it } from 'vitest';
import { prefectures } from '@/schemas/prefectures';
import { demoCategories } from '../setup/categories';
import { type DemoVacancy, demoVacancies } from '../setup/demo';

const HALF_WIDTH_KATAKANA = /[\uff61-\uff9f]/;
const TEN_THOUSAND_YEN = 10_000;

/** The day it closes, counted from the day of seeding; negative in the past. */
const closesInDays = ({ deadline_in_days, closed_days_ago }: DemoVacancy) =>
  Math.min(deadline_in_days, closed_days_ago === undefined ? Number.POSITIVE_INFINITY : -closed_days_ago);

const isOpen = (vacancy: DemoVacancy) => closesInDays(vacancy) > 0;

/** Titles, so that a failure names the vacancies to mend. */
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

describe('デモの案件の数と広がり', () => {
  it('案件は120件で、題名はすべて異なる', () => {
    expect(demoVacancies).toHaveLength(120);
    expect(new Set(demoVacancies.map((vacancy) => vacancy.title)).size).toBe(120);
  });

  it('募集中は105〜110件', () => {
    const open = demoVacancies.filter(isOpen).length;
    expect(open).toBeGreaterThanOrEqual(105);
    expect(open).toBeLessThanOrEqual(110);
  });

  it.each(demoCategories)('カテゴリ「$name」は5件以上', ({ id }) => {
    const inCategory = demoVacancies.filter((vacancy) => vacancy.categories.includes(id));
    expect(inCategory.length).toBeGreaterThanOrEqual(5);
  });

  it.each([1, 2, 3, 4, 5, 6])('週%i日で絞り込むと5件以上', (days) => {
    const offered = demoVacancies.filter((vacancy) => vacancy.days.min <= days && days <= vacancy.days.max);
    expect(offered.length).toBeGreaterThanOrEqual(5);
  });

  it('リモート可（一部・フル）は全体の50〜75%', () => {
    const share = demoVacancies.filter((vacancy) => vacancy.remote !== 'none').length / demoVacancies.length;
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.75);
  });

  it('先頭の6件は本日公開で募集中', () => {
    const leading = demoVacancies.slice(0, 6);
    expect(leading.every((vacancy) => vacancy.published_days_ago === 0 && isOpen(vacancy))).toBe(true);
  });
});

describe('デモの案件の内容', () => {
  it('説明は120〜400文字', () => {
    const length = (vacancy: DemoVacancy) => [...vacancy.description].length;
    expect(titlesWhere((vacancy) => length(vacancy) < 120 || length(vacancy) > 400)).toEqual([]);
  });

  it('半角カタカナを含まない', () => {
    expect(titlesWhere((vacancy) => textsOf(vacancy).some((text) => HALF_WIDTH_KATAKANA.test(text)))).toEqual(
      [],
    );
  });

  it('公開日は締切と募集終了より前', () => {
    expect(titlesWhere((vacancy) => -vacancy.published_days_ago >= closesInDays(vacancy))).toEqual([]);
  });

  it('募集中の案件の仕事は、締切の後に始まる', () => {
    expect(
      titlesWhere((vacancy) => isOpen(vacancy) && vacancy.starts_in_days <= vacancy.deadline_in_days),
    ).toEqual([]);
  });

  it('月・年・一式の報酬は万円単位', () => {
    const isInTenThousands = ({ reward }: DemoVacancy) =>
      reward.unit === 'hour' ||
      reward.unit === 'day' ||
      (reward.min % TEN_THOUSAND_YEN === 0 && (reward.max ?? 0) % TEN_THOUSAND_YEN === 0);
    expect(titlesWhere((vacancy) => !isInTenThousands(vacancy))).toEqual([]);
  });

  it('報酬と稼働日数の下限は上限を超えない', () => {
    const crossed = ({ reward, days }: DemoVacancy) =>
      reward.min <= 0 ||
      (reward.max ?? reward.min) < reward.min ||
      days.min < 1 ||
      days.max > 6 ||
      days.max < days.min;
    expect(titlesWhere(crossed)).toEqual([]);
  });

  it('カテゴリと都道府県は一覧にあるもの', () => {
    const known = new Set<number>(demoCategories.map((category) => category.id));
    const unknown = ({ categories, region }: DemoVacancy) =>
      categories.length === 0 ||
      !categories.every((id) => known.has(id)) ||
      prefectures[region] === undefined;
    expect(titlesWhere(unknown)).toEqual([]);
  });

  it('勤務地がないのはフルリモートのときだけ', () => {
    expect(titlesWhere((vacancy) => (vacancy.remote === 'full') !== (vacancy.place === null))).toEqual([]);
  });

  it('スキルは2〜4個、応募要件は2〜4行、歓迎条件は1〜3行', () => {
    const outside = (list: string[], min: number, max: number) => list.length < min || list.length > max;
    const wrong = (vacancy: DemoVacancy) =>
      outside(vacancy.skills, 2, 4) ||
      outside(vacancy.requirements, 2, 4) ||
      outside(vacancy.preferred, 1, 3);
    expect(titlesWhere(wrong)).toEqual([]);
  });
});
