import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labelOf } from '@/lib/labels';
import { groupByCompany, monthsOfExperience, summarySentences } from '@/lib/members/resume';
import { getFreelanceActConditions } from '@/lib/vacancies/freelance-act-conditions';
import { calculateMarketFigures } from '@/lib/vacancies/market-figures';
import { closedVacancyText, rewardFigures, rewardText } from '@/lib/vacancies/vacancy-text';
import { seminarApplicationsReply, vacancyApplicationsReply } from '@/schemas/application-fields';
import { allowedEvents } from '@/schemas/application-transitions';
import { careerEducationFormSchema } from '@/schemas/career-education';
import { isUnknown } from '@/schemas/fields';
import { meReply } from '@/schemas/member-fields';
import { allowedSeminarEvents } from '@/schemas/seminar-application-transitions';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyReply } from '@/schemas/vacancy-fields';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-10-14T18:00:00+09:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const row = { id: 1, title: '収益認識の実務' };
const readVacancy = (fields: object) => vacancyReply({ ...row, ...fields }, new Set());
const seminarStatus = (fields: object) =>
  seminarPageReply({ count: 1, results: [{ ...row, ...fields }] }, new Set()).results[0]?.status ?? '';

describe('a status', () => {
  it.each([
    ['has not come, with a deadline ahead', { deadline: '2026-10-14T18:00:01+09:00' }, 'open', 'open'],
    ['has not come, on the day of the deadline', { deadline: '2026-10-14' }, 'open', 'open'],
    ['has not come, after the deadline', { deadline: '2026-10-13' }, 'close', 'closed'],
    ['is null, with no deadline', { status: null, deadline: null }, 'open', 'open'],
    ['has not come, with an unreadable deadline', { deadline: '未定' }, 'unknown', 'unknown'],
    ['has not come, and neither has the deadline', {}, 'unknown', 'unknown'],
    ['cannot be read', { status: { id: 2 }, deadline: '2026-12-01' }, 'unknown', 'unknown'],
    ['is open after its deadline', { status: 'open', deadline: '2026-10-13' }, 'open', 'open'],
    ['has a word of the API', { status: 'Paused', deadline: '2026-12-01' }, 'Paused', 'Paused'],
  ])('that %s is %j', (_title, fields, vacancy, seminar) => {
    expect([readVacancy(fields).status, seminarStatus(fields)]).toEqual([vacancy, seminar]);
  });

  it('that has not come is past after the end of a seminar, and unknown when the end cannot be read', () => {
    expect(seminarStatus({ deadline: '2026-10-12', ends_at: '2026-10-13T20:00:00+09:00' })).toBe('past');
    expect(seminarStatus({ deadline: '2026-12-12', ends_at: '夕方' })).toBe('unknown');
  });

  it.each([
    [{ status: 'applied' }, 'applied'],
    [{ cancelled_at: '2026-10-01T04:00:43.102222' }, 'cancelled'],
    [{ cancelled_at: null }, 'applied'],
    [{ cancelled_at: '昨日' }, 'unknown'],
    [{ status: { id: 1 }, cancelled_at: null }, 'unknown'],
    [{}, 'unknown'],
    [{ status: '不採用' }, '不採用'],
  ])('of an application with %j is %s', (fields, status) => {
    const vacancies = vacancyApplicationsReply([{ id: 1, vacancy: 2, ...fields }], new Set());
    const seminars = seminarApplicationsReply([{ id: 1, seminar: 2, ...fields }], new Set());
    expect([vacancies.results[0]?.status, seminars.results[0]?.status]).toEqual([status, status]);
  });

  it.each(['unknown', '不採用', 'Paused'])('%s allows nothing', (status) => {
    expect(allowedEvents(status, true)).toEqual([]);
    expect(allowedSeminarEvents(status, 'open')).toEqual([]);
    for (const application of [null, 'applied', 'cancelled'])
      expect(allowedSeminarEvents(application, status)).toEqual([]);
  });

  it('is shown by its own word, or is said not to be readable', () => {
    expect(closedVacancyText('close')).toBe('この案件は募集を終了しました。');
    expect(closedVacancyText('Paused')).toContain('「Paused」');
    expect(closedVacancyText('unknown')).toContain('確認できない');
    expect(labelOf({}, 'unknown')).toBe('表示できません');
  });
});

describe('a reward', () => {
  it.each([
    [{ unit: 'month', min: 8000, max: null }, '月 8,000円', '8,000円/月'],
    [{ min: 8000 }, '8,000円（単位は不明）', '8,000円（単位は不明）'],
    [{ unit: { id: 3 }, min: 8000 }, '8,000円（単位は不明）', '8,000円（単位は不明）'],
    [{ unit: 'shift', min: 8000 }, 'shift 8,000円', '8,000円/shift'],
    [{ unit: 'month', min: '720,000' }, '表示できません', '表示できません'],
    [{ unit: 'month', min: '720,000', max: 900_000 }, '表示できません', '表示できません'],
    [{ unit: 'month', min: null, max: null }, '—', '—'],
  ])('of %j is shown as %s', (sent, text, figures) => {
    const { reward } = readVacancy({ reward: sent });
    expect([rewardText(reward), rewardFigures(reward).join('')]).toEqual([text, figures]);
  });

  it('without a unit, or with an unreadable amount, enters no median', () => {
    const read = (reward: object) =>
      Array.from({ length: 5 }, (_, index) => ({
        ...readVacancy({ reward, status: 'open', working_days: { min: 3, max: 3 } }),
        id: index,
      }));
    const medians = (reward: object) => calculateMarketFigures(read(reward)).monthlyRewards;
    expect(medians({ unit: 'month', min: 800_000 })).toHaveLength(1);
    expect(medians({ min: 8000 })).toEqual([]);
    expect(medians({ unit: 'month', min: '1,000,000', max: 900_000 })).toEqual([]);
  });
});

it.each([
  [true, true],
  ['2026-10-01T09:00:00+09:00', true],
  ['0', false],
  ['N', false],
  ['', false],
  [null, false],
  [undefined, false],
])('terms of use of %j count as agreed: %j', (terms_of_use, expected) => {
  const { member } = meReply({ member: { id: 1, terms_of_use } }, new Set());
  expect(member.terms_of_use).toBe(expected);
});

describe('what came and cannot be read', () => {
  it('is named, and what has not come is not', () => {
    const vacancy = readVacancy({ reward: { min: '72万' }, skills: [{}], starts_on: '春', duration: null });
    const names = ['reward', 'skills', 'starts_on', 'duration', 'hours'];
    expect(names.filter((name) => isUnknown(vacancy, name))).toEqual(['reward', 'skills', 'starts_on']);
  });

  it('is not said to be unstated in the conditions of the freelance act', () => {
    const ids = (fields: object) => getFreelanceActConditions(readVacancy(fields)).map(({ id }) => id);
    expect(ids({})).toHaveLength(9);
    expect(ids({ starts_on: '春' })).not.toContain('period');
    expect(ids({ reward: { unit: 'month', min: '72万' } })).not.toContain('reward');
  });
});

const CAREER = { company: '青空監査法人', position: '', started_on: '2019-04', description: '' };
const LATER = { ...CAREER, company: '乙', started_on: '2021-04', ended_on: '2023-03' };

/** Returns the careers and the schools that are read of these. */
function read(careers: object[], educations: object[] = []) {
  const issues = new Set<string>();
  return { ...meReply({ member: { id: 1, careers, educations } }, issues).member, issues };
}

it.each([
  [{ ended_on: null }, null],
  [{ ended_on: '' }, null],
  [{ ended_on: '2024-03' }, '2024-03'],
  [{}, ''],
  [{ ended_on: '令和6年3月' }, ''],
])('reads the end of %j as %j', (end, expected) => {
  const { careers, educations } = read([{ ...CAREER, ...end }], [{ school: '青空大学', ...end }]);
  expect([careers[0]?.ended_on, educations[0]?.ended_on]).toEqual([expected, expected]);
});

describe('a job whose end is not known', () => {
  const { careers } = read([CAREER, LATER]);
  const summary = (member: typeof careers) =>
    summarySentences({
      member: { careers: member, licenses: [] },
      certifications: undefined,
      leadingSkills: [],
      abilities: [],
      currentMonth: '2026-11',
    });

  it('is listed by its start, without an end', () => {
    expect(groupByCompany(careers, 'western').map(({ name, period }) => `${name} ${period}`)).toEqual([
      '乙 2021年4月〜2023年3月',
      '青空監査法人 2019年4月〜',
    ]);
  });

  it('has no period when its start is not known either', () => {
    expect(groupByCompany(read([{ company: '甲' }]).careers, 'western')[0]?.period).toBe('');
  });

  it('is neither counted nor said to continue', () => {
    expect(monthsOfExperience(careers, '2026-11')).toBe(24);
    expect(summary(read([CAREER]).careers)).toEqual(['直近の職務は青空監査法人です。']);
    expect(summary(read([{ ...CAREER, position: '主査' }]).careers)).toEqual([
      '直近の職務は青空監査法人（主査）です。',
    ]);
  });

  it('has to be completed before it can be saved', () => {
    const { error } = careerEducationFormSchema.safeParse({ careers, educations: [] });
    expect(error?.issues).toMatchObject([
      { path: ['careers', 0, 'ended_on'], message: '終了年月を選択してください。' },
    ]);
  });
});
