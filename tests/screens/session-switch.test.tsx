import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();

/** Simulates switching to another tab and back. */
function refocusTab() {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
}

/** Counts the requests for the current member (GET /members/me/). */
function countMeRequests() {
  const meRequests = { count: 0 };
  site.use(
    http.get('*/members/me/', () => {
      meRequests.count += 1;
    }),
  );
  return meRequests;
}

afterEach(() => focusManager.setFocused(undefined));

describe('tab that gets the focus again', () => {
  it('shows only the new member’s data when another member has logged in in another tab', async () => {
    const before = await site.api.createMember();
    const after = await site.api.createMember({ familyName: '高橋' });
    await site.openAs(before, '/mypage/system/');
    expect(await screen.findByText(before.email)).toBeVisible();
    await site.logIn(after);
    refocusTab();
    await waitFor(() => expect(screen.getByText(after.email)).toBeVisible());
    expect(await screen.findByLabelText('高橋さんのメニュー')).toBeVisible();
    expect(screen.queryByText(before.email)).not.toBeInTheDocument();
  });

  it('keeps the form when the same member has logged in again in another tab', async () => {
    const { member } = await site.openAsNewMember('/mypage/system/#email-edit');
    const field = await screen.findByLabelText('新しいメールアドレス');
    act(() => field.focus());
    await site.logIn(member);
    const meRequests = countMeRequests();
    refocusTab();
    await waitFor(() => expect(meRequests.count).toBe(1));
    await act(async () => undefined);
    expect(screen.getByLabelText('新しいメールアドレス')).toBe(field);
  });

  it('keeps the page after a logout in another tab; the next save asks for a login', async () => {
    const { member, router } = await site.openAsNewMember('/mypage/system/');
    await screen.findByText(member.email);
    site.cookies.delete('sessionid');
    site.cookies.set('csrftoken', 'of.a.visitor');
    // biome-ignore lint/suspicious/noDocumentCookie: this plays the browser, not the page
    document.cookie = 'csrftoken=of.a.visitor; path=/';
    const meRequests = countMeRequests();
    refocusTab();
    await waitFor(() => expect(meRequests.count).toBe(1));
    await act(async () => undefined);
    expect(screen.getByText(member.email)).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/system/');
  });
});

it('leads to the login, and back to the settings, when the API ends the session with a change of the password', async () => {
  const { router } = await site.openAsNewMember('/mypage/system/#password-edit');
  site.use(
    http.post('*/change-password/', async () => {
      await site.api.pool.query('delete from sessions');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await enter('現在のパスワード', PASSWORD);
  await enter('新しいパスワード', 'another-horse-2026');
  await press('パスワードを変更する');
  await expectToast('パスワードが変更されました。');
  expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  expect(router.current.asPath).toBe('/auth/login/?redirect=%2Fmypage%2Fsystem%2F');
});

it('says that the registration is complete when the API leaves the login to the new member', async () => {
  await site.api.agent().post('/members/', { email: 'natsuko@example.com' });
  const token = await site.api.readMailedToken('natsuko@example.com');
  const router = await site.open(`/auth/set-password?token=${token}`);
  site.use(http.post('*/set-password/', () => new HttpResponse(null, { status: 204 })));
  for (const [name, text] of [
    ['姓', '佐藤'],
    ['名', '夏子'],
    ['セイ', 'サトウ'],
    ['メイ', 'ナツコ'],
  ] as const)
    await user.type(await screen.findByRole('textbox', { name }), text);
  await enter('パスワード', 'another-horse-2026');
  await user.click(screen.getByRole('checkbox', { name: /利用規約/ }));
  await press('会員登録を完了する');
  await expectToast('会員登録が完了しました。ログインしてください。');
  await waitFor(() => expect(router.current.asPath).toBe('/vacancy/'));
});
