import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { PASSWORD } from '@/tests/setup/api';
import { buildEntry, CAREER, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { openApplicationConfirmation } from '@/tests/setup/forms';
import { setUpSite } from '@/tests/setup/screen';
import {
  enter,
  expectNoDialog,
  expectToast,
  findDialog,
  logInThroughDialog,
  press,
  save,
  user,
} from '@/tests/setup/user';

const site = setUpSite();
const EDITOR = '/mypage/?edit=career';
const SAVED = '職務経歴・学歴等が変更されました。';
const companyField = () => screen.findByLabelText('勤務先・屋号');

async function editCareer() {
  const { member, router } = await site.openAsNewMember(EDITOR, { careers: [CAREER] });
  await user.type(await companyField(), '（会計事務所）');
  return { member, router };
}

/** A logout in another tab and an expired session both leave the browser without the session cookie. */
const endSession = () => site.cookies.delete('sessionid');

describe('save after the session has ended', () => {
  it('asks for a login with the address filled in, then saves automatically', async () => {
    const { member, router } = await editCareer();
    endSession();
    await save();
    const dialog = await findDialog('もう一度ログインしてください');
    await waitFor(() => expect(dialog.getByLabelText('メールアドレス')).toHaveValue(member.email));
    expect(router.current.asPath).toBe(EDITOR);
    await logInThroughDialog(member);
    await expectToast(SAVED);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('keeps the dialog open while the login is on its way, so that the save follows it', async () => {
    const { member, router } = await editCareer();
    endSession();
    await save();
    const answer = site.hold('post', '*/api/v3/public/login/');
    await logInThroughDialog(member);
    const dialog = screen.getByRole('dialog', { name: 'もう一度ログインしてください' });
    await press('閉じる', within(dialog));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog).toBeVisible();
    answer();
    await expectToast(SAVED);
    expect(router.current.asPath).toBe('/mypage/');
  });

  it.each([
    ['answers 401 with detail only', { anonymousStatus: 401, detailOnly: true } as const],
    ['redirects to its login page', { redirectsAnonymousWrites: true }],
  ])('asks for a login in front of an API that %s', async (_title, deviations) => {
    const { member } = await editCareer();
    site.deviate(deviations);
    endSession();
    await save();
    await logInThroughDialog(member);
    await expectToast(SAVED);
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
  });

  it('explains why nothing was saved when the login dialog is closed, keeps the input, and asks again the next time', async () => {
    const { member } = await editCareer();
    endSession();
    await save();
    await press('閉じる', await findDialog('もう一度ログインしてください'));
    expect((await screen.findAllByText(/ログインしてください。/)).length).toBeGreaterThan(0);
    expect(await companyField()).toHaveValue('独立開業（会計事務所）');
    const button = screen.getByRole('button', { name: '保存する' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await save();
    await logInThroughDialog(member);
    await expectToast(SAVED);
  });

  it('asks for a login on top of the withdrawal dialog, then withdraws', async () => {
    const { member } = await site.openAsNewMember('/mypage/system/#withdrawal');
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await enter('現在のパスワード', PASSWORD);
    await press('退会の確認へ進む');
    const question = await findDialog('退会しますか？');
    endSession();
    await press('退会する', question);
    await logInThroughDialog(member);
    await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
    await expect(site.api.logInAs(member)).rejects.toThrow();
  });

  it('asks for a login only when the application is submitted, then creates it', async () => {
    const { member } = await openApplicationConfirmation(site, user);
    await screen.findByRole('button', { name: 'この内容で応募する' });
    endSession();
    await press('この内容で応募する');
    await logInThroughDialog(member);
    await screen.findByRole('heading', { name: '応募が完了しました' });
    const applied = await jsonOf(await (await site.api.logInAs(member)).get('/vacancy-applications/'));
    expect(JSON.stringify(applied)).toContain('月次決算の早期化');
  });

  it('closes the dialog, when the page is left', async () => {
    const { router } = await openApplicationConfirmation(site, user);
    await screen.findByRole('button', { name: 'この内容で応募する' });
    endSession();
    await press('この内容で応募する');
    await findDialog('もう一度ログインしてください');
    await act(() => router.current.push('/seminar/'));
    await expectNoDialog();
    expect(router.current.asPath).toBe('/seminar/');
  });
});

describe('another member who logs in through the dialog of a save', () => {
  it('gets nothing of it: the tab returns to the login page, and the first member finds the input again', async () => {
    const { member, router } = await editCareer();
    const other = await site.api.createMember();
    endSession();
    await save();
    await logInThroughDialog(other);
    await waitFor(() =>
      expect(router.current.asPath).toBe(`/auth/login/?redirect=${encodeURIComponent(EDITOR)}`),
    );
    await expectToast(/別の会員としてログインしたため、保存していません。/);
    expect(screen.queryByLabelText('勤務先・屋号')).not.toBeInTheDocument();
    const record = await (await site.api.logInAs(other)).get('/members/me/');
    expect(JSON.stringify(await record.json())).not.toContain('会計事務所');

    await enter('メールアドレス', member.email);
    await enter('パスワード', member.password);
    await press('ログイン');
    await waitFor(() => expect(router.current.asPath).toBe(EDITOR));
    await waitFor(() => expect(screen.getByLabelText('勤務先・屋号')).toHaveValue('独立開業（会計事務所）'));
    await save();
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
  });
});

describe('another member who has logged in in a window beside this one', () => {
  it('gets no application that this window sends, and the window reloads', async () => {
    const first = await createApplicant(site.api);
    const other = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    const draft = { version: 1, savedAt: Date.now(), value: buildEntry(vacancy) };
    localStorage.setItem(`draft:vacancy-entry:${first.member.id}:${vacancy}`, JSON.stringify(draft));
    await site.openAs(first.member, `/vacancy/${vacancy}/confirm/`);
    await screen.findByRole('button', { name: 'この内容で応募する' });
    // Neither window is hidden at any time.
    await site.logIn(other.member);
    await press('この内容で応募する');
    // The page is that of the other member, who has typed nothing.
    await waitFor(() => expect(screen.getByText(/^確認できる入力内容がありません。/)).toBeVisible());
    const applications = await other.browser.get('/vacancy-applications/');
    expect(await applications.json()).toEqual([]);
  });

  it('is logged out by the logout of this window', async () => {
    const first = await site.api.createMember();
    const other = await site.api.createMember();
    await site.openAs(first, '/terms');
    await user.click(await screen.findByLabelText('田中さんのメニュー'));
    await site.logIn(other);
    const session = site.cookies.get('sessionid');
    await press('ログアウト');
    await expectToast('ログアウトしました。');
    const browser = site.api.agent();
    browser.cookies.set('sessionid', session ?? '');
    expect((await browser.get('/members/me/')).status).toBe(403);
  });
});
