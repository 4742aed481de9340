import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../setup/api';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';

const site = setUpSite();

let id: number;
let member: TestMember;
beforeAll(async () => {
  id = await createOpenSeminar(site.api.db);
  member = await site.api.createMember();
  await (await site.api.logInAs(member)).post('/applications/', { seminar: id });
});

async function openAsMember(path: string, onlineUrl: string) {
  await site.logIn(member);
  site.deviate({ replacedFields: { online_url: onlineUrl } });
  await site.open(path);
  expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
}

describe.each([
  ['the page of the seminar', () => `/seminar/${id}/`],
  ['the applied seminars', () => '/mypage/seminar/'],
])('%s', (_name, path) => {
  it('links to the web address with which a member joins', async () => {
    await openAsMember(path(), 'https://meeting.example/1');
    expect(screen.getByRole('link', { name: /^https:\/\/meeting\.example\/1/ })).toHaveAttribute(
      'href',
      'https://meeting.example/1',
    );
  });

  it.each([
    'javascript:alert(document.cookie)',
    'data:text/html,x',
    '//evil.example/',
    'ミーティングID 123 456',
  ])('shows %s as a text', async (onlineUrl) => {
    await openAsMember(path(), onlineUrl);
    expect(screen.getByText(`参加方法：${onlineUrl}`)).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(onlineUrl.slice(0, 8)) })).not.toBeInTheDocument();
  });
});
