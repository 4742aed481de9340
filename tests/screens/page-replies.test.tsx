import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { CAREER } from '@/tests/setup/applications';
import type { Deviations } from '@/tests/setup/drf-origin/responses';
import { createPageRecords, fillPath, MYPAGE_CHOICES, type PageRecords } from '@/tests/setup/page-records';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const VACANCY = '連結決算の早期化支援';
const SEMINAR = '収益認識の実務';
const COLUMN = '監査法人から独立して三年';

let records: PageRecords;
beforeAll(async () => {
  records = await createPageRecords(site.api);
});

const INSTANTS = ['published_at', 'updated_at', 'deadline', 'starts_at', 'ends_at', 'changed_at', 'at'];

/** Deployments that differ from the reference API in everything that the specification leaves open. */
const DEPLOYMENTS: [string, Deviations][] = [
  ['has only the fields that are needed', { neededFieldsOnly: 'missing' }],
  [
    'has values of other kinds',
    {
      replacedFields: Object.fromEntries(
        [
          ...INSTANTS,
          'status',
          'reward',
          'working_days',
          'region',
          'remote',
          'place',
          'categories',
          'skills',
          'requirements',
          'preferred',
          'venue',
          'speakers',
          'fee',
          'capacity',
          'remaining',
          'program',
          'audience',
          'history',
          'tags',
          'people',
          'picture',
          'share_image',
          'body',
          'lead',
          'topic',
          'profile',
          'receive',
          'careers',
          'licenses',
          'work_style',
          'conditions',
          'count',
          'next',
        ].map((name, index) => [name, [true, { a: [1] }, [null, {}], -1][index % 4]]),
      ),
    },
  ],
];

/** Each page with what has to be on it. */
const PAGES: [string, () => string, { isForMembers?: boolean; text: RegExp | string }][] = [
  ['/', () => '/', { text: VACANCY }],
  ['/vacancy/', () => '/vacancy/', { text: VACANCY }],
  ['/vacancy/{id}/', () => `/vacancy/${records.ids.vacancy}/`, { text: VACANCY }],
  ['/seminar', () => '/seminar', { text: SEMINAR }],
  ['/seminar/{id}/', () => `/seminar/${records.ids.seminar}/`, { text: SEMINAR }],
  ['/column', () => '/column', { text: COLUMN }],
  ['/column/{id}/', () => `/column/${records.ids.column}/`, { text: COLUMN }],
  ['/conference', () => '/conference', { text: 'プログラム' }],
  ['/mypage', () => '/mypage', { isForMembers: true, text: '基本情報' }],
  ['/mypage/system/', () => '/mypage/system/', { isForMembers: true, text: 'パスワード' }],
  ['/mypage/vacancy/', () => '/mypage/vacancy/', { isForMembers: true, text: VACANCY }],
  ['/mypage/seminar/', () => '/mypage/seminar/', { isForMembers: true, text: SEMINAR }],
  [
    '/mypage/resume/',
    () => '/mypage/resume/',
    { isForMembers: true, text: /青空監査法人|職務経歴はまだ入力/ },
  ],
  ['/mypage/cpe/', () => '/mypage/cpe/', { isForMembers: true, text: '単位の合計' }],
  [
    '/vacancy/{id}/entry',
    () => `/vacancy/${records.ids.vacancy}/entry`,
    { isForMembers: true, text: VACANCY },
  ],
];

describe.each(DEPLOYMENTS)('in front of an API that %s', (_title, deviations) => {
  it.each(PAGES)('%s is shown', async (_page, path, { isForMembers = false, text }) => {
    if (isForMembers) await site.logIn(records.member);
    site.deviate(deviations);
    await site.open(path());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.body).toHaveTextContent(text);
    expect(document.body).not.toHaveTextContent(
      /を表示できません|ため、表示できません|接続できません|見つかりません|undefined|NaN|Invalid/,
    );
  });
});

/** Each page with a call that it can do without. */
const CALLS: [page: string, call: string][] = [
  ['/vacancy/', '/categories/'],
  ['/vacancy/', '/vacancy-applications/'],
  ['/vacancy/{vacancy}/', '/vacancy-applications/'],
  ['/vacancy/{vacancy}/entry', '/vacancy-applications/'],
  ['/seminar', '/applications/'],
  ['/seminar/{seminar}/', '/applications/'],
  ['/', '/seminar-summaries/'],
  ...MYPAGE_CHOICES.map((name): [string, string] => ['/mypage', `/${name}/`]),
];

describe.each([
  ['404', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })],
  ['200 with a body of another shape', () => HttpResponse.json({ status: 'ok' })],
])('a call that answers %s', (_title, answer) => {
  it.each(CALLS)('leaves the member on %s: %s', async (path, call) => {
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
  });
});

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
