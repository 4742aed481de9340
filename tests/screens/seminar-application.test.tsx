import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '@/tests/setup/api';
import { createOpenSeminar } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, press } from '@/tests/setup/user';

const site = setUpSite();

let id: number;
let member: TestMember;
beforeAll(async () => {
  id = await createOpenSeminar(site.api.db);
  member = await site.api.createMember();
  await (await site.api.logInAs(member)).post('/applications/', { seminar: id });
});

const seminarPath = () => `/seminar/${id}/`;

/** Opens a page as the applicant, in front of an existing API that sends the seminar with other values of some fields. */
async function openAsMember(path: string, replacedFields: Record<string, string | number>) {
  site.deviate({ replacedFields });
  await site.openAs(member, path);
  expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
}

const PAST = { cancellable_until: '2020-01-05T18:00:00+09:00' };
const LATER = { cancellable_until: '2999-01-05T18:00:00+09:00' };
const CANCEL = { name: '申し込みを取り消す' };
const NOTE = '取り消しの期限（1月5日(日) 18:00）を過ぎました。';

describe.each([
  ['the page of the seminar', seminarPath],
  ['the applied seminars', () => '/mypage/seminar/'],
])('%s', (_name, path) => {
  it('says that an API allows no cancellation any more', async () => {
    await openAsMember(path(), PAST);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.queryByRole('button', CANCEL)).not.toBeInTheDocument();
  });

  it('offers to cancel until then', async () => {
    await openAsMember(path(), LATER);
    expect(await screen.findByRole('button', CANCEL)).toBeVisible();
  });

  it('links to the web address with which a member joins', async () => {
    await openAsMember(path(), { online_url: 'https://meeting.example/1' });
    expectLink(/^参加する/, 'https://meeting.example/1');
  });

  it.each([
    'javascript:alert(document.cookie)',
    'data:text/html,x',
    '//evil.example/',
    'ミーティングID 123 456',
  ])('shows %s as a text', async (onlineUrl) => {
    await openAsMember(path(), { online_url: onlineUrl });
    expect(screen.getByText(`参加方法：${onlineUrl}`)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^参加する/ })).not.toBeInTheDocument();
  });
});

it('says before the cancellation of a paid seminar that the operator is asked about the fee', async () => {
  await openAsMember(seminarPath(), { ...LATER, fee: 5500 });
  await press(CANCEL.name);
  expect(await screen.findByText(/^参加費（5,500円）をお支払い済みの場合は/)).toBeVisible();
});
