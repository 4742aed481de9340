import { describe, expect, it } from 'vitest';
import { sessionsReply } from '@/schemas/account-fields';
import { appliedVacanciesReply } from '@/schemas/application-fields';
import { choicesReply } from '@/schemas/choice-fields';
import { columnsReply } from '@/schemas/column-fields';
import { meReply } from '@/schemas/member-fields';
import type { ReplyReader } from '@/schemas/replies';
import { UnreadableReplyError } from '@/schemas/replies';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyPageReply, vacancyReply } from '@/schemas/vacancy-fields';

function readWithIssues<T>(reader: ReplyReader<T>, body: unknown) {
  const issues = new Set<string>();
  return { data: reader(body, issues), issues: [...issues] };
}

const vacancy = {
  id: 7,
  title: '決算',
  status: 'open',
  company_profile: '製造業',
  reward: { unit: 'month', min: 600_000, max: 800_000 },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'full',
  deadline: '2026-12-01T18:00:00+09:00',
  published_at: '2026-11-01T09:00:00+09:00',
  place: '港区',
  categories: [{ id: 1, name: '会計' }],
  skills: ['IFRS'],
  hours: '9時から18時',
  starts_on: '2027-01-04',
  duration: '6か月',
  description: '本文',
  requirements: ['公認会計士'],
  preferred: ['英語'],
  selection: '面談1回',
};
const seminar = { id: 3, title: '税制改正', status: 'open', starts_at: '2026-12-10T19:00:00+09:00', fee: 0 };
const column = {
  id: 5,
  title: '独立',
  tags: [133],
  published_at: '2026-11-01T09:00:00+09:00',
  body: '<p>a</p>',
};
const member = {
  id: 9,
  invoice_establishment: { state: '1', organizations_number: '1234567890123' },
  profile: { family_name: '山田', given_name: '花', profile_image: null, phone: '0312345678' },
  activate_at: '2026-01-01T00:00:00Z',
  terms_of_use: true,
  receive: { allow_vacancy: true },
  careers: [{ company: 'A', position: '', started_on: '2020-04', ended_on: null, description: '' }],
  skill_category_information: { id: 1, formData: { skills: [{ skill: 1, level: 2 }], abilities: [1] } },
  work_style: { hope_workstyles: ['a'], current_workstyle: 'b', regions: ['13'] },
  conditions: {
    status: 'open',
    desired_days: [3],
    desired_reward: { unit: 'hour', min: 8000 },
    remote: 'full',
  },
};

const UNEXPECTED_VALUES = [undefined, null, 7, 'odd', '', true, [], [7, null], {}, { a: 1 }];

/** Each field of a record but those that it cannot do without, with each value that it may have instead. */
const bend = (record: object, needed: readonly string[]) =>
  Object.keys(record)
    .filter((name) => !needed.includes(name))
    .flatMap((name) => UNEXPECTED_VALUES.map((value) => [name, value] as const));

describe.each([
  ['a vacancy', vacancy, vacancyPageReply],
  ['a seminar', seminar, seminarPageReply],
  ['a column', column, columnsReply],
] as const)('the list row of %s', (_name, row, reader: ReplyReader<unknown>) => {
  it.each(bend(row, ['id', 'title']))('is shown when %s is %j', (name, value) => {
    const other = { ...row, id: 99 };
    const { data } = readWithIssues(reader, { count: 2, results: [{ ...row, [name]: value }, other] });
    expect(data).toMatchObject({ results: [{ id: row.id, title: row.title }, { id: 99 }] });
  });

  it.each([
    ['id', 0],
    ['id', -1],
    ['id', 1.5],
    ['id', null],
    ['id', 'abc'],
    ['title', null],
    ['title', ' '],
    ['title', { ja: 'a' }],
  ])('is left out when %s is %j, and the others are shown', (name, value) => {
    const body = { count: 30, next: null, results: [{ ...row, [name]: value }, { ...row, id: 99 }, null, 7] };
    const { data, issues } = readWithIssues(reader, body);
    expect(data).toMatchObject({ results: [{ id: 99 }] });
    expect(issues).toContain('results[]');
    expect(issues).toContain(`results[].${name}`);
  });
});

describe('an active login', () => {
  const login = { id: 'a1', browser: 'Chrome', os: 'Windows', created_at: '2026-11-01T09:00:00+09:00' };

  it.each(bend({ ...login, last_seen_at: '', is_current: true }, ['id']))(
    'is shown when %s is %j',
    (name, value) => {
      const { data } = readWithIssues(sessionsReply, [{ ...login, [name]: value }]);
      expect(data.results).toMatchObject([{ id: 'a1' }]);
    },
  );

  it('is left out without an id, and a body that is no list is unusable', () => {
    const { data } = readWithIssues(sessionsReply, [{ browser: 'Chrome' }, login]);
    expect(data.results).toMatchObject([{ id: 'a1' }]);
    expect(() => readWithIssues(sessionsReply, { status: 'ok' })).toThrow(UnreadableReplyError);
  });
});

describe('the current member', () => {
  it.each(bend(member, ['id']))('is usable when %s is %j', (name, value) => {
    const { data } = readWithIssues(meReply, { member: { ...member, [name]: value } });
    expect(data.member.id).toBe(9);
  });

  it('needs only an id', () => {
    const { data } = readWithIssues(meReply, { member: { id: '9' } });
    expect(data.member).toMatchObject({
      id: 9,
      careers: [],
      profile: { family_name: '', birth_date: null, profile_image: null },
    });
  });

  it('has numbers where the forms use texts, and days where an API sends them for months', () => {
    const { data } = readWithIssues(meReply, {
      member: {
        ...member,
        invoice_establishment: { state: 1, organizations_number: 1_234_567_890_123 },
        profile: { phone: 312_345_678, zip: 1_000_001 },
        careers: [{ company: 'A', started_on: '2020-04-01', ended_on: '2021-03-31' }],
      },
    });
    expect(data.member).toMatchObject({
      invoice_establishment: { state: '1', organizations_number: '1234567890123' },
      profile: { phone: '312345678', zip: '1000001' },
      careers: [{ started_on: '2020-04-01', ended_on: '2021-03-31' }],
    });
  });

  it('keeps a description that is longer than the form allows', () => {
    const description = '長'.repeat(2001);
    const { data } = readWithIssues(meReply, {
      member: { ...member, careers: [{ company: 'A', description }] },
    });
    expect(data.member.careers[0]?.description).toBe(description);
  });
});

describe('values of other forms', () => {
  const read = (fields: object) => readWithIssues(vacancyReply, { ...vacancy, ...fields });

  it('converts decimal texts and ids that are texts', () => {
    const { data } = read({ id: '7', reward: { unit: 'month', min: '600000.00', max: '800000.50' } });
    expect(data).toMatchObject({ id: 7, reward: { min: 600_000, max: 800_000.5 } });
  });

  it('keeps codes that this site does not know', () => {
    expect(read({ status: 'draft', remote: 'hybrid' }).data).toMatchObject({
      status: 'draft',
      remote: 'hybrid',
    });
  });

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T18:00:00.123456+09:00', '2026-12-01T18:00:00.123+09:00'],
    ['2026-12-01T09:00:00Z', '2026-12-01T09:00:00Z'],
    ['2026-12-01T18:00:00', '2026-12-01T18:00:00+09:00'],
    ['2026-12-01T18:00:00+0900', '2026-12-01T18:00:00+09:00'],
    ['2026-12-01 18:00:00', '2026-12-01T18:00:00+09:00'],
    ['soon', ''],
  ])('reads the instant %s as "%s"', (value, expected) => {
    expect(read({ deadline: value }).data.deadline).toBe(expected);
  });

  it('leaves out ids in a list of texts, and names it', () => {
    const { data, issues } = read({ skills: [3, 'IFRS', 4], requirements: [1] });
    expect(data).toMatchObject({ skills: ['IFRS'], requirements: [] });
    expect(issues).toEqual(['skills[]', 'requirements[]']);
  });

  it('takes the day in Tokyo from an instant', () => {
    expect(read({ starts_on: '2026-12-31T15:30:00Z' }).data.starts_on).toBe('2027-01-01');
  });

  it('names the field that was not understood, without its value', () => {
    expect(read({ reward: { min: 'secret' }, deadline: 'soon' }).issues).toEqual(['reward.min', 'deadline']);
  });

  it('leaves out an application without its vacancy', () => {
    const body = {
      count: 2,
      results: [
        { id: 1, vacancy: null },
        { id: 2, vacancy: { id: 7, title: 'a' } },
      ],
    };
    expect(readWithIssues(appliedVacanciesReply, body).data).toMatchObject({ results: [{ id: 2 }] });
  });
});

describe('a list in which nothing is usable', () => {
  it.each([
    [''],
    [null],
    [7],
    [{ status: 'ok' }],
    ['<html></html>'],
    [{ results: 'a' }],
    [[{}]],
    [{ count: 1, results: [null] }],
  ])('%j is an error', (body) => {
    expect(() => vacancyPageReply(body, new Set())).toThrow(UnreadableReplyError);
    expect(() => choicesReply(body, new Set())).toThrow(UnreadableReplyError);
  });

  it.each([
    ['an array', [vacancy]],
    ['an envelope of its own', { data: [vacancy] }],
    ['JSON:API', { data: [{ type: 'vacancies', id: '7', attributes: vacancy }], meta: { count: 1 } }],
    ['results without a list', { count: 1, results: null }],
  ])('is not guessed at when a list of pages comes as %s', (_title, body) => {
    expect(() => vacancyPageReply(body, new Set())).toThrow(UnreadableReplyError);
  });

  it('is empty when there are no rows', () => {
    const body = { count: 0, next: null, results: [] };
    expect(vacancyPageReply(body, new Set())).toMatchObject({ ...body, leftOut: 0 });
    expect(choicesReply([], new Set()).results).toEqual([]);
  });

  it('counts the rows that are left out', () => {
    const { data, issues } = readWithIssues(vacancyPageReply, { count: 3, results: [vacancy, {}, null] });
    expect(data).toMatchObject({ count: 3, leftOut: 2, results: [{ id: 7 }] });
    expect(issues).toContain('results[]');
  });
});
