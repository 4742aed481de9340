import { describe, expect, it } from 'vitest';
import { sessionsReply } from '@/schemas/account-fields';
import { addressesReply } from '@/schemas/address-fields';
import { appliedVacanciesReply, vacancyApplicationsReply } from '@/schemas/application-fields';
import { columnsReply } from '@/schemas/column-fields';
import { invoiceLookupReply } from '@/schemas/invoice-fields';
import { meReply } from '@/schemas/member-fields';
import type { ReplyReader } from '@/schemas/replies';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyPageReply, vacancyReply } from '@/schemas/vacancy-fields';

/** Reads a reply. @returns what was read, and the paths of what could not be understood */
function read<T>(reader: ReplyReader<T>, body: unknown) {
  const issues = new Set<string>();
  return { data: reader(body, issues), issues: [...issues] };
}
const readVacancy = (fields: object) => read(vacancyReply, { id: 7, title: '決算', ...fields });
const readSeminar = (fields: object) =>
  read(seminarPageReply, { count: 1, results: [{ id: 3, title: '税務', ...fields }] }).data.results[0];
const readMember = (fields: object) => {
  const { data, issues } = read(meReply, { member: { id: 1, ...fields } });
  return { member: data.member, issues };
};

const nested = { value: 'cpa', label: '公認会計士' };

// What an API sends, and what the site reads of it.
describe('a vacancy', () => {
  it.each<[title: string, sent: object, read: object]>([
    ['ids that are texts', { id: '7' }, { id: 7 }],
    [
      'decimal texts',
      { reward: { min: '600000.00', max: '800000.5' } },
      { reward: { min: 600_000, max: 800_000.5, unit: '' } },
    ],
    ['words of its own', { status: 'draft', remote: 'hybrid' }, { status: 'draft', remote: 'hybrid' }],
    ['a code as a nested choice', { remote: { value: 'full', label: 'フルリモート' } }, { remote: 'full' }],
    ['the id of a status', { status: { id: 2, name: '募集終了' } }, { status: 'unknown' }],
    ['the name of a prefecture', { region: '東京都' }, { region: '13' }],
    ['a prefecture as a nested choice', { region: { value: '13', label: '東京' } }, { region: '13' }],
    ['a prefecture as a record', { region: { id: 5, name: '北海道' } }, { region: '01' }],
    ['a region of its own', { region: { id: 2, name: '首都圏' } }, { region: '首都圏' }],
    ['a number of a region', { region: 1 }, { region: '1' }],
    [
      'texts as nested choices',
      { skills: [{ id: 2, name: '連結' }, nested] },
      { skills: ['連結', '公認会計士'] },
    ],
    ['a list as lines', { preferred: '・英語\r\n- 簿記\n\n　\n' }, { preferred: ['英語', '簿記'] }],
    ['an empty list as a text', { preferred: '' }, { preferred: [] }],
    ['a day as a deadline', { deadline: '2026-12-01' }, { deadline: '2026-12-01' }],
    [
      'slashes',
      { deadline: '2026/12/01 18:00', starts_on: '2027/01/04' },
      { deadline: '2026-12-01T18:00+09:00', starts_on: '2027-01-04' },
    ],
    [
      'microseconds',
      { deadline: '2026-12-01T18:00:00.123456+09:00' },
      { deadline: '2026-12-01T18:00:00.123+09:00' },
    ],
    ['universal time', { deadline: '2026-12-01T09:00:00Z' }, { deadline: '2026-12-01T09:00:00Z' }],
    ['no offset', { deadline: '2026-12-01 18:00:00' }, { deadline: '2026-12-01T18:00:00+09:00' }],
    [
      'an offset without a colon',
      { deadline: '2026-12-01T18:00:00+0900' },
      { deadline: '2026-12-01T18:00:00+09:00' },
    ],
    ['a time as a day', { starts_on: '2026-12-31T15:30:00Z' }, { starts_on: '2027-01-01' }],
  ])('is read from %s', (_title, sent, expected) => {
    const { data, issues } = readVacancy(sent);
    expect(data).toMatchObject(expected);
    expect(
      issues.filter((path) => path !== 'status' && Object.keys(sent).some((name) => path.startsWith(name))),
    ).toEqual([]);
  });

  it.each<[sent: object, read: object, issues: string[]]>([
    [{ deadline: 'soon' }, { deadline: '' }, ['deadline']],
    [{ deadline: '2026/13/01' }, { deadline: '' }, ['deadline']],
    [{ reward: { min: 'secret' } }, { reward: { min: null } }, ['reward.min']],
    [{ working_days: 3 }, { working_days: { min: null, max: null } }, ['working_days']],
    [{ skills: [3, 'IFRS', {}, { label: { ja: 'a' } }] }, { skills: ['IFRS'] }, ['skills[]']],
    [{ requirements: { text: 'a' } }, { requirements: [] }, ['requirements']],
  ])('says where %j cannot be read, without its value', (sent, expected, issues) => {
    const result = readVacancy(sent);
    expect(result.data).toMatchObject({ ...expected, unknown: [Object.keys(sent)[0]] });
    expect(result.issues).toEqual(issues);
  });
});

it('seconds of a TimeField are not shown, and a text is the name of a venue', () => {
  const program = ['19:00:00', '19:00〜19:30'].map((time) => ({ time, title: '開会' }));
  expect(readSeminar({ program, topic: { id: 2, name: '税務' } })).toMatchObject({
    topic: '税務',
    program: [{ time: '19:00' }, { time: '19:00〜19:30' }],
  });
});

describe('a member', () => {
  it.each<[title: string, sent: object, read: object]>([
    [
      'numbers for texts',
      { profile: { zip: 1_000_001 }, invoice_establishment: { state: 1, organizations_number: 7 } },
      { profile: { zip: '1000001' }, invoice_establishment: { state: '1', organizations_number: '7' } },
    ],
    [
      'days for months',
      { careers: [{ company: 'A', started_on: '2020-04-01', ended_on: '2021-03-31' }] },
      { careers: [{ started_on: '2020-04-01', ended_on: '2021-03-31' }] },
    ],
    [
      'nested choices',
      {
        licenses: [{ certification: nested }],
        work_style: {
          hope_workstyles: [
            { code: 'side', name: '副業' },
            { id: 4, name: '委託' },
          ],
        },
      },
      { licenses: [{ certification: 'cpa' }], work_style: { hope_workstyles: ['side', '4'] } },
    ],
    [
      'nested numbers',
      { conditions: { desired_days: [{ value: 3, label: '週3日' }] } },
      { conditions: { desired_days: [3] } },
    ],
    [
      'nested records for ids',
      {
        skill_category_information: {
          formData: {
            skills: [{ skill: { id: 1, name: 'IFRS' }, level: { value: 2, label: '中級' } }],
            abilities: [{ id: 4, name: '調整力' }],
          },
        },
      },
      { skill_category_information: { formData: { skills: [{ skill: 1, level: 2 }], abilities: [4] } } },
    ],
    [
      'a long description',
      { careers: [{ description: '長'.repeat(2001) }] },
      { careers: [{ description: '長'.repeat(2001) }] },
    ],
    [
      'the object of a picture',
      { profile: { profile_image: { id: 1, name: 'me.png' } } },
      { profile: { profile_image: null } },
    ],
    ['no answer about invoices', { invoice_establishment: { state: null } }, { invoice_establishment: null }],
    [
      'an unreadable answer, which is not asked for again',
      { invoice_establishment: 12 },
      { invoice_establishment: { state: '' } },
    ],
    [
      'nothing but an id',
      {},
      { careers: [], profile: { family_name: '', birth_date: null, profile_image: null } },
    ],
  ])('is read from %s', (_title, sent, expected) => {
    expect(readMember(sent).member).toMatchObject(expected);
  });

  it('has each field named that is below a text in the place of its object', () => {
    expect(
      readMember({ work_style: 'full' }).issues.filter((path) => path.startsWith('member.work_style')),
    ).toEqual([
      'member.work_style.hope_workstyles',
      'member.work_style.current_workstyle',
      'member.work_style.regions',
    ]);
  });
});

it.each<[title: string, prefecture: unknown]>([
  ['a code', '13'],
  ['a name', '東京都'],
  ['a choice', { value: 13, label: '東京都' }],
  ['a record', { id: 5, name: '東京都' }],
])('an address has a prefecture that is %s, and none is of use without a city', (_title, prefecture) => {
  const addresses = [{ prefecture, city: '千代田区', town: '千代田' }, { prefecture }];
  expect(read(addressesReply, { addresses }).data.addresses).toEqual([{ ...addresses[0], prefecture: '13' }]);
});

it('an application has the id of a vacancy that is sent in its place, and is left out without one', () => {
  const vacancy = { id: '7', title: '決算' };
  expect(read(vacancyApplicationsReply, [{ id: 1, vacancy }]).data.results).toMatchObject([{ vacancy: 7 }]);
  const results = [
    { id: 1, vacancy: null },
    { id: 2, vacancy },
  ];
  expect(read(appliedVacanciesReply, { count: 2, results }).data.results).toMatchObject([{ id: 2 }]);
});

// Each field of a record, with each value that it may have instead.
const UNEXPECTED_VALUES = [undefined, null, 7, 'odd', '', true, [], [7, null], {}, { a: 1 }];
const READERS: Record<string, [reader: ReplyReader<unknown>, needed: object, others: string]> = {
  'a vacancy': [
    vacancyPageReply,
    { id: 7, title: 'あ' },
    'status company_profile reward working_days region remote deadline published_at place hours categories skills',
  ],
  'a seminar': [
    seminarPageReply,
    { id: 7, title: 'あ' },
    'status starts_at ends_at deadline lead topic venue speakers fee cpe_units capacity remaining program audience',
  ],
  'a column': [
    columnsReply,
    { id: 7, title: 'あ' },
    'lead body picture share_image tags people published_at updated_at',
  ],
  'an active login': [sessionsReply, { id: '7' }, 'browser os created_at last_seen_at is_current'],
};
describe.each(Object.entries(READERS))('the list row of %s', (_name, [reader, needed, others]) => {
  it.each(others.split(' '))('is shown whatever %s is', (name) => {
    for (const value of UNEXPECTED_VALUES) {
      const results = [
        { ...needed, [name]: value },
        { ...needed, id: 99 },
      ];
      expect(read(reader, { count: 2, results }).data).toMatchObject({ results: [needed, {}] });
    }
  });

  it.each(Object.keys(needed))('is left out without %s, and the others are shown', (name) => {
    const bad = [
      null,
      ' ',
      undefined,
      { ja: 'a' },
      ...(name === 'id' && reader !== sessionsReply ? [0, -1, 1.5, 'v-120'] : []),
    ];
    for (const value of bad) {
      const results = [{ ...needed, [name]: value }, needed, null, 7];
      const { data, issues } = read(reader, { count: 30, next: null, results });
      expect(data).toMatchObject({ results: [needed], leftOut: 3 });
      expect(issues).toEqual(expect.arrayContaining(['results[]', `results[].${name}`]));
    }
  });
});

it.each(
  'profile careers educations licenses skill_category_information work_style conditions receive activate_at terms_of_use'.split(
    ' ',
  ),
)('a member can be read whatever %s is', (name) => {
  for (const value of UNEXPECTED_VALUES) expect(readMember({ [name]: value }).member.id).toBe(1);
});

it('keeps the whole announcement store of a lookup (spec §3)', () => {
  const store = { lastUpdateDate: '2026-11-20', count: '1', divideNumber: '1', divideSize: '1' };
  const announcement = [{ name: '株式会社あおば', registrationDate: '2023-10-01' }];
  const issues = new Set<string>();
  expect(invoiceLookupReply({ ...store, announcement }, issues)).toMatchObject({ ...store, announcement });
  expect([...issues]).toEqual([]);
});

it('needs nothing but the list', () => {
  expect(invoiceLookupReply({ announcement: [] }, new Set())).toEqual({
    lastUpdateDate: '',
    count: '',
    divideNumber: '',
    divideSize: '',
    announcement: [],
  });
});
