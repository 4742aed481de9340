import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { vacancyApplicationFields } from '@/schemas/application-fields';
import { columnFields } from '@/schemas/column-fields';
import { memberFields } from '@/schemas/member-fields';
import { seminarFields } from '@/schemas/seminar-fields';
import { vacancyFields } from '@/schemas/vacancy-fields';
import { jsonOf } from '@/tests/setup/agent';
import { CAREER } from '@/tests/setup/applications';
import type { Deviations } from '@/tests/setup/drf-origin/responses';
import { createPageRecords, fillPath, MYPAGE_CHOICES, type PageRecords } from '@/tests/setup/page-records';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const VACANCY = '連結決算の早期化支援';
const SEMINAR = '収益認識の実務';
const COLUMN = '監査法人から独立して三年';
const COMPANY = CAREER.company;

const RESUME_CHOICES = ['certification-choices', 'skills', 'abilities', 'categories'];

let records: PageRecords;
beforeAll(async () => {
  records = await createPageRecords(site.api);
});

/** The fields of the records, without those that a record needs, and of the pages of a list. */
const FIELDS = Object.values({
  ...vacancyApplicationFields,
  ...columnFields,
  ...memberFields,
  ...seminarFields,
  ...vacancyFields,
})
  .map(({ at }) => at.replace(/\..*/, ''))
  .concat('count', 'next')
  .filter((name) => !['id', 'title', 'vacancy'].includes(name));

/** Deployments that differ from the reference API in everything that the specification leaves open. */
const DEPLOYMENTS: [string, Deviations][] = [
  ['has only the fields that are needed', { neededFieldsOnly: true }],
  [
    'has values of other kinds',
    {
      replacedFields: Object.fromEntries(
        FIELDS.map((name, index) => [name, [true, { a: [1] }, [null, {}], -1][index % 4]]),
      ),
    },
  ],
];

/** Each page with what has to be on it. */
const PAGES: [path: string, text: RegExp | string, isForMembers?: boolean][] = [
  ['/', VACANCY],
  ['/vacancy/', VACANCY],
  ['/vacancy/{vacancy}/', VACANCY],
  ['/seminar', SEMINAR],
  ['/seminar/{seminar}/', SEMINAR],
  ['/column', COLUMN],
  ['/column/{column}/', COLUMN],
  ['/conference', 'プログラム'],
  ['/mypage', '基本情報', true],
  ['/mypage/system/', 'パスワード', true],
  ['/mypage/vacancy/', VACANCY, true],
  ['/mypage/seminar/', SEMINAR, true],
  ['/mypage/resume/', new RegExp(`${COMPANY}|職務経歴はまだ入力`), true],
  ['/mypage/cpe/', '単位の合計', true],
  ['/vacancy/{vacancy}/entry', VACANCY, true],
];
const FAILURES = /を表示できません|ため、表示できません|接続できません|見つかりません|undefined|NaN|Invalid/;

describe.each(DEPLOYMENTS)('in front of an API that %s', (_title, deviations) => {
  it.each(PAGES)('%s is shown', async (path, text, isForMembers = false) => {
    if (isForMembers) await site.logIn(records.member);
    site.deviate(deviations);
    await site.open(fillPath(path, records));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.body).toHaveTextContent(text);
    expect(document.body).not.toHaveTextContent(FAILURES);
  });
});

/** Each page with a call that it can do without, and what it still shows. */
const CALLS: [page: string, call: string, text: string][] = [
  ['/', '/seminar-summaries/', VACANCY],
  ['/', '/columns/', VACANCY],
  ['/vacancy/', '/categories/', VACANCY],
  ['/vacancy/', '/vacancy-applications/', VACANCY],
  ['/vacancy/{vacancy}/', '/vacancies/', VACANCY],
  ['/vacancy/{vacancy}/', '/vacancy-applications/', VACANCY],
  ['/vacancy/{vacancy}/entry', '/vacancy-applications/', VACANCY],
  ['/seminar', '/applications/', SEMINAR],
  ['/seminar/{seminar}/', '/applications/', SEMINAR],
  ...MYPAGE_CHOICES.map((name): [string, string, string] => ['/mypage', `/${name}/`, COMPANY]),
  ...RESUME_CHOICES.map((name): [string, string, string] => ['/mypage/resume/', `/${name}/`, COMPANY]),
];

/** Opens a page as a member, without a usable reply to a call, and checks that it stays and shows the rest. */
async function expectRest(path: string, call: string, text: string, answer: () => Response) {
  await site.logIn(records.member);
  let calls = 0;
  site.use(
    http.get(`*/api/v3/public${call}`, () => {
      calls += 1;
      return answer();
    }),
  );
  const mount = vi.spyOn(QueryClient.prototype, 'mount');
  const router = await site.open(fillPath(path, records));
  const leave = vi.fn();
  router.current.events.on('routeChangeStart', leave);
  // The first call is that of the server.
  await waitFor(() => expect(calls).toBeGreaterThan(1));
  const client = mount.mock.contexts[0] as QueryClient;
  // A failure that leaves the page does so in the moment in which its call ends.
  await waitFor(() => expect(client.isFetching()).toBe(0));
  mount.mockRestore();
  expect(leave).not.toHaveBeenCalled();
  expect(router.current.asPath).toBe(fillPath(path, records));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.body).toHaveTextContent(text);
  expect(document.body).not.toHaveTextContent(/ため、表示できません|ただいまサービスに接続できません/);
}

it.each(CALLS)('%s shows the rest while a call that it can do without answers 404: %s', (path, call, text) =>
  expectRest(path, call, text, () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })),
);

it.each([
  ['/', '/columns/', VACANCY],
  ['/vacancy/', '/categories/', VACANCY],
  ['/seminar', '/applications/', SEMINAR],
  ['/mypage', '/skills/', COMPANY],
])('%s shows the rest while such a call answers with a body of another shape: %s', (path, call, text) =>
  expectRest(path, call, text, () => HttpResponse.json({ status: 'ok' })),
);

const LICENSE = { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2014-11' };

/** The whole record of a member, of whom each test leaves one field out. */
const RECORD = {
  careers: [CAREER],
  licenses: [LICENSE],
  skill_category_information: { id: 3, formData: { skills: [{ skill: 1, level: 2 }], abilities: [] } },
  work_style: { hope_workstyles: ['remote'], current_workstyle: null, regions: ['13'] },
  conditions: {
    status: 'looking',
    available_from: null,
    desired_days: [2],
    desired_reward: null,
    remote: null,
    note: 'メモ',
  },
  receive: { allow_vacancy: true, allow_seminar: true, allow_news: true },
  invoice_establishment: { state: '1', organizations_number: '7000012050002' },
};

/** Puts a value at a path, or removes the field there. */
function replace(record: Record<string, unknown>, path: string, value?: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) replace(record[name] as Record<string, unknown>, rest.join('.'), value);
  else if (value === undefined) delete record[name];
  else record[name] = value;
}

async function openWithout(path: string, field: string | undefined, value?: unknown) {
  const member = await site.api.createMember();
  const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
  Object.assign(me.member, structuredClone(RECORD));
  if (field) replace(me.member, field, value);
  site.use(http.get('*/members/me/', () => HttpResponse.json(me)));
  await site.openAs(member, path);
}

const FORMS = [
  ['/mypage/?edit=profile', 'profile.phone'],
  ['/mypage/?edit=career', 'careers.0.position'],
  ['/mypage/?edit=license', 'licenses.0.registration_number'],
  ['/mypage/?edit=skill', 'skill_category_information.formData.skills.0.level'],
  ['/mypage/?edit=work-style', 'work_style.regions'],
  ['/mypage/?edit=conditions', 'conditions.note'],
  ['/mypage/system/#email-notifications-edit', 'receive.allow_news'],
  ['/mypage/system/#invoice-edit', 'invoice_establishment.organizations_number'],
] as const;

it.each(FORMS)('the form at %s can be saved when every field was read', async (path) => {
  await openWithout(path, undefined);
  expect(await screen.findByRole('button', { name: '保存する' })).toBeVisible();
});

it.each(FORMS)('the form at %s is not offered without %s, which a save would erase', async (path, field) => {
  await openWithout(path, field);
  expect((await screen.findAllByText(/読み取れない内容が含まれている/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
});

it.each([
  ['基本情報', 'profile.birth_date', 'いつか', /生年月日未入力/],
  ['基本情報', 'profile.city', { lat: 35 }, /住所は?未入力/],
  ['職務経歴・学歴', 'careers', 'あり', /未入力|まだ入力/],
  ['資格', 'licenses', 'あり', /未入力/],
  ['資格', 'licenses', [{ ...LICENSE, certification: {} }], /未入力/],
  ['働き方', 'work_style.regions', 'どこでも', /希望の地域未入力/],
  ['現在の状況・希望条件', 'conditions.desired_reward', '月80万円', /希望の報酬未入力/],
])(
  'says of %s with an unreadable %s %j that it cannot be shown, and not that it is empty',
  async (title, field, value, empty) => {
    await openWithout('/mypage/', field, value);
    const section = await screen.findByRole('region', { name: title });
    expect(section).toHaveTextContent('表示できません');
    expect(section).toHaveTextContent('読み取れない内容が含まれている');
    expect(section).not.toHaveTextContent(empty);
  },
);
