import { describe, expect, it } from 'vitest';
import { groupByCompany, monthsOfExperience, summarySentences } from '@/lib/members/resume';
import { careerEducationFormSchema } from '@/schemas/career-education';
import { meReply } from '@/schemas/member-fields';

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
