import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deviations } from '../setup/drf-origin/deviations';
import { createPageRecords, type PageRecords } from '../setup/page-records';
import { setUpSite } from '../setup/screen';

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
