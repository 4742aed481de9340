import { describe, expect, it } from 'vitest';
import { sessionFields, sessionsReply } from '@/schemas/account-fields';
import { addressesReply } from '@/schemas/address-fields';
import { appliedVacanciesReply, vacancyApplicationsReply } from '@/schemas/application-fields';
import { columnFields, columnsReply } from '@/schemas/column-fields';
import type { Fields } from '@/schemas/fields';
import { invoiceLookupReply } from '@/schemas/invoice-fields';
import { memberFields, meReply } from '@/schemas/member-fields';
import type { ReplyReader } from '@/schemas/replies';
import { seminarFields, seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyPageReply, vacancyReply, vacancyRowFields } from '@/schemas/vacancy-fields';

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

describe('a vacancy', () => {
  it('is read from an API that writes every value in a form of its own', () => {
    const { data, issues } = readVacancy({
      id: '7',
      status: 'draft',
      reward: { unit: { value: 'hour', label: '時' }, min: '8000.00', max: null },
      region: '北海道',
      remote: { value: 'full', label: 'フルリモート' },
      deadline: '2026/12/01 18:00',
      starts_on: '2026-12-31T15:30:00Z',
      skills: [{ id: 2, name: '連結' }, nested],
      preferred: '・英語\n・簿記',
    });
    expect(data).toMatchObject({
      id: 7,
      status: 'draft',
      reward: { unit: 'hour', min: 8000, max: null },
      region: '01',
      remote: 'full',
      deadline: '2026-12-01T18:00+09:00',
      starts_on: '2027-01-01',
      skills: ['連結', '公認会計士'],
      preferred: ['英語', '簿記'],
    });
    expect(issues).toEqual([]);
  });

  it.each<[sent: object, read: object, issues: string[]]>([
    [{ deadline: 'soon' }, { deadline: '' }, ['deadline']],
    [{ reward: { min: 'secret' } }, { reward: { min: null } }, ['reward.min']],
    [{ working_days: 3 }, { working_days: { min: null, max: null } }, ['working_days']],
    [{ skills: [3, 'IFRS'] }, { skills: ['IFRS'] }, ['skills[]']],
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
  it('is read from an API that writes every value in a form of its own', () => {
    const skills = [{ skill: { id: 1, name: 'IFRS' }, level: { value: 2, label: '中級' } }];
    const { member } = readMember({
      profile: { zip: 1_000_001, birth_date: '1985/01/02', profile_image: { id: 1, name: 'me.png' } },
      careers: [{ started_on: '2020-04-01', ended_on: '2021-03-31', description: '長'.repeat(2001) }],
      licenses: [{ certification: nested }],
      skill_category_information: { formData: { skills, abilities: [{ id: 4, name: '調整力' }] } },
      work_style: { hope_workstyles: [{ id: 4, name: '委託' }], regions: [{ value: 13, label: '東京' }] },
      conditions: { desired_days: [{ value: 3, label: '週3日' }], remote: { value: 'full' } },
      invoice_establishment: { state: 1, organizations_number: 7 },
    });
    expect(member).toMatchObject({
      profile: { zip: '1000001', birth_date: '1985-01-02', profile_image: null },
      careers: [{ started_on: '2020-04-01', ended_on: '2021-03-31', description: '長'.repeat(2001) }],
      licenses: [{ certification: 'cpa' }],
      skill_category_information: { formData: { skills: [{ skill: 1, level: 2 }], abilities: [4] } },
      work_style: { hope_workstyles: ['4'], regions: ['13'] },
      conditions: { desired_days: [3], remote: 'full' },
      invoice_establishment: { state: '1', organizations_number: '7' },
    });
  });

  it.each<[title: string, sent: object, read: object]>([
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

it('an address has the name of a prefecture, and is of no use without a city', () => {
  const addresses = [{ prefecture: '東京都', city: '千代田区', town: '千代田' }, { prefecture: '東京都' }];
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

/** What may come in the place of any field. */
const UNEXPECTED_VALUES = [undefined, null, 7, 'odd', '', true, [], [7, null], {}, { a: 1 }];

/** Returns the names of these fields in the record that they are part of. */
const namesOf = (fields: Fields) => [
  ...new Set(Object.values(fields).map(({ at }) => at.replace(/\..*/, ''))),
];

describe.each<[name: string, reader: ReplyReader<unknown>, needed: object, fields: Fields]>([
  ['a vacancy', vacancyPageReply, { id: 7, title: 'あ' }, vacancyRowFields],
  ['a seminar', seminarPageReply, { id: 7, title: 'あ' }, seminarFields],
  ['a column', columnsReply, { id: 7, title: 'あ' }, columnFields],
  ['an active login', sessionsReply, { id: '7' }, sessionFields],
])('the list row of %s', (_name, reader, needed, fields) => {
  it.each(namesOf(fields).filter((name) => !(name in needed)))('is shown whatever %s is', (name) => {
    for (const value of UNEXPECTED_VALUES) {
      const results = [
        { ...needed, [name]: value },
        { ...needed, id: 99 },
      ];
      expect(read(reader, { count: 2, results }).data).toMatchObject({ results: [needed, {}] });
    }
  });

  it.each(Object.keys(needed))('is left out without %s, and the others are shown', (name) => {
    for (const value of [null, ' ', undefined, { ja: 'a' }]) {
      const results = [{ ...needed, [name]: value }, needed, null, 7];
      const { data, issues } = read(reader, { count: 30, next: null, results });
      expect(data).toMatchObject({ results: [needed], leftOut: 3 });
      expect(issues).toEqual(expect.arrayContaining(['results[]', `results[].${name}`]));
    }
  });
});

it.each(namesOf(memberFields).filter((name) => name !== 'id'))(
  'a member can be read whatever %s is',
  (name) => {
    for (const value of UNEXPECTED_VALUES) expect(readMember({ [name]: value }).member.id).toBe(1);
  },
);

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
