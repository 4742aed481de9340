import { describe, expect, it } from 'vitest';
import { choicesReply } from '@/schemas/choice-fields';
import { meReply } from '@/schemas/member-fields';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyReply } from '@/schemas/vacancy-fields';

/** Reads a member. @returns what could not be understood beside it */
function readMember(fields: object) {
  const issues = new Set<string>();
  const { member } = meReply({ member: { id: 1, ...fields } }, issues);
  return { member, issues: [...issues] };
}

const readVacancy = (fields: object) => vacancyReply({ id: 7, title: '決算', ...fields }, new Set());

describe.each([
  ['{value, label}', (value: string | number, label: string) => ({ value, label })],
  ['{code, name}', (code: string | number, name: string) => ({ code, name })],
  ['{id, name}', (id: string | number, name: string) => ({ id, name })],
])('a choice that is sent as %s', (_form, choice) => {
  it('keeps its value in the record of the member, so that a save does not erase it', () => {
    const { member, issues } = readMember({
      profile: { prefecture: choice('13', '東京都') },
      licenses: [{ certification: choice('cpa', '公認会計士') }],
      work_style: {
        hope_workstyles: [choice('side', '副業'), choice(4, '業務委託')],
        current_workstyle: choice('employee', '会社員'),
        regions: [choice('13', '東京都')],
      },
      invoice_establishment: { state: choice(1, '適格請求書発行事業者') },
    });
    expect(member).toMatchObject({
      profile: { prefecture: '13' },
      licenses: [{ certification: 'cpa' }],
      work_style: {
        hope_workstyles: ['side', '4'],
        current_workstyle: 'employee',
        regions: ['13'],
      },
      invoice_establishment: { state: '1' },
    });
    expect(issues.filter((path) => /prefecture|certification|work_style|state/.test(path))).toEqual([]);
  });

  it('has its value and its label in a list of choices', () => {
    expect(choicesReply([choice(4, '業務委託'), choice('side', '副業')], new Set()).results).toEqual([
      { value: '4', label: '業務委託' },
      { value: 'side', label: '副業' },
    ]);
  });

  it('is shown by its label where a text is expected', () => {
    const skills = [choice('ifrs', 'IFRS'), choice(2, '連結')];
    expect(readVacancy({ skills, place: choice(3, '港区') })).toMatchObject({
      skills: ['IFRS', '連結'],
      place: '港区',
    });
    const { results } = seminarPageReply(
      { count: 1, results: [{ id: 3, title: 'a', topic: choice(2, '税務') }] },
      new Set(),
    );
    expect(results[0]?.topic).toBe('税務');
  });
});

describe('a list of choices', () => {
  const choices = [
    { value: '1', label: '常駐' },
    { value: '2', label: 'スポット' },
  ];

  it.each([
    [
      'pairs, as Django keeps them',
      [
        [1, '常駐'],
        ['2', 'スポット'],
      ],
    ],
    [
      'a page of pairs',
      {
        count: 2,
        next: null,
        results: [
          [1, '常駐'],
          [2, 'スポット'],
        ],
      },
    ],
  ])('is read when it is sent as %s', (_form, body) => {
    const issues = new Set<string>();
    expect(choicesReply(body, issues).results).toEqual(choices);
    expect([...issues]).toEqual([]);
  });

  it.each([[{}], [{ 1: '常駐' }], ['<html>'], [[['a', 'b', 'c']]]])('cannot be read from %j', (body) => {
    expect(() => choicesReply(body, new Set())).toThrow();
  });
});

describe('a code that this site has words for', () => {
  it('is the value of a nested choice', () => {
    const fields = {
      status: { value: 'close', label: '募集終了' },
      remote: { value: 'full', label: 'フルリモート' },
      reward: { unit: { value: 'hour', label: '時給' }, min: 8000 },
      region: { value: '13', label: '東京都' },
    };
    expect(readVacancy(fields)).toMatchObject({
      status: 'close',
      remote: 'full',
      reward: { unit: 'hour', min: 8000 },
      region: '13',
    });
  });

  it('is not the id of a record, whose meaning is not known', () => {
    expect(readVacancy({ status: { id: 2, name: '募集終了' } }).status).toBe('unknown');
    expect(readVacancy({ region: { id: 2, name: '首都圏' } }).region).toBe('首都圏');
  });
});

describe('a number or an id that is sent as a nested choice', () => {
  it('is its value', () => {
    const { member, issues } = readMember({
      skill_category_information: {
        formData: {
          skills: [{ skill: { value: 1, label: 'IFRS' }, level: { value: 2, label: '中級' } }],
          abilities: [
            { value: 3, label: '英語' },
            { id: 4, name: '調整力' },
          ],
        },
      },
      conditions: { desired_days: [{ value: 3, label: '週3日' }] },
    });
    expect(member).toMatchObject({
      skill_category_information: { formData: { skills: [{ skill: 1, level: 2 }], abilities: [3, 4] } },
      conditions: { desired_days: [3] },
    });
    expect(issues.filter((path) => /\[\]|formData|desired_days/.test(path))).toEqual([]);
  });
});

describe('an object without anything to show', () => {
  it.each([[{}], [{ ja: 'a' }], [{ label: { ja: 'a' } }], [{ label: '', value: null }]])(
    '%j is not understood, and the path is noted',
    (value) => {
      const issues = new Set<string>();
      expect(vacancyReply({ id: 7, title: '決算', skills: [value] }, issues).skills).toEqual([]);
      expect(issues).toContain('skills[]');
    },
  );

  it('has no name of a file in place of its address', () => {
    const { member } = readMember({ profile: { profile_image: { id: 1, name: 'me.png' } } });
    expect(member.profile.profile_image).toBeNull();
  });
});
