import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const SETTINGS_PATH = '/mypage/system/';
const fetchMe = async (email: string, password = PASSWORD) =>
  jsonOf(await (await site.api.logInAs({ id: 0, email, password })).get('/members/me/'));

async function openSection(hash: string) {
  const member = await site.api.createMember();
  await site.logIn(member);
  const router = await site.open(`${SETTINGS_PATH}#${hash}`);
  return { member, router };
}

/** Requests a change to the given address. @returns the path of the mailed link */
async function requestEmailChange(member: { email: string; id: number; password: string }, email: string) {
  const agent = await site.api.logInAs(member);
  await agent.post('/change-email/', { email, password: PASSWORD });
  const [mail] = await site.api.deliverMails(email);
  return /\/mypage\/system\/\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe('/mypage/system/', () => {
  it('redirects visitors to the login with the settings as its redirect target', async () => {
    const router = await site.open(SETTINGS_PATH);
    expect(router.current.asPath).toBe(`/auth/login/?redirect=${encodeURIComponent(SETTINGS_PATH)}`);
  });

  it('opens the section that is selected in the header menu', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/vacancy/');
    await user.click(await screen.findByRole('button', { name: '田中さんのメニュー' }));
    await user.click(
      within(screen.getByRole('list', { name: '設定' })).getByRole('link', { name: 'パスワード' }),
    );
    expect(await screen.findByRole('form', { name: 'パスワードの変更' })).toBeVisible();
    expect(router.current.asPath).toBe(`${SETTINGS_PATH}#password-edit`);
  });

  it('saves the mail settings, closes the section and shows a toast', async () => {
    const { member, router } = await openSection('email-notifications-edit');
    const form = within(await screen.findByRole('form', { name: 'メール受信設定' }));
    await user.click(form.getByRole('checkbox', { name: '案件のお知らせ' }));
    await user.click(form.getByRole('button', { name: '保存する' }));
    await expectToast('メール受信設定が変更されました。');
    expect(router.current.asPath).toBe(SETTINGS_PATH);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect((await fetchMe(member.email)).member.receive).toEqual({
      allow_vacancy: true,
      allow_seminar: false,
      allow_news: false,
    });
  });

  it('shows the new invoice state after a save', async () => {
    await openSection('invoice-edit');
    const form = within(await screen.findByRole('form', { name: 'インボイス制度への登録状況' }));
    await user.click(form.getByRole('radio', { name: /登録を予定している/ }));
    await user.click(form.getByRole('button', { name: '保存する' }));
    await screen.findByText('適格請求書発行事業者（インボイス制度）について変更されました。');
    expect(await screen.findByText('登録を予定している')).toBeVisible();
  });

  it('changes the password, closes the section and shows a toast', async () => {
    const { member, router } = await openSection('password-edit');
    await user.type(await screen.findByLabelText('現在のパスワード'), PASSWORD);
    await user.type(screen.getByLabelText('新しいパスワード'), 'another-horse-2026');
    await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    await expectToast('パスワードが変更されました。');
    expect(router.current.asPath).toBe(SETTINGS_PATH);
    expect((await fetchMe(member.email, 'another-horse-2026')).django_user.email).toBe(member.email);
  });

  it('marks the current password invalid when it is wrong, and keeps the input', async () => {
    await openSection('password-edit');
    await user.type(await screen.findByLabelText('現在のパスワード'), 'wrong-password');
    await user.type(screen.getByLabelText('新しいパスワード'), 'another-horse-2026');
    await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    await waitFor(() => expect(screen.getByLabelText('現在のパスワード')).toBeInvalid());
    expect(screen.getByLabelText('新しいパスワード')).toHaveValue('another-horse-2026');
  });
});

describe('email change (spec §4)', () => {
  it('confirms that the mail was sent and keeps the old address until it is verified', async () => {
    const { member, router } = await openSection('email-edit');
    await user.type(await screen.findByLabelText('新しいメールアドレス'), 'asked@example.com');
    await user.type(screen.getByLabelText('現在のパスワード'), PASSWORD);
    await user.click(screen.getByRole('button', { name: '認証メールを送信する' }));
    await expectToast('認証用のメールが送信されました。');
    expect(router.current.asPath).toBe(SETTINGS_PATH);
    expect(screen.getByText(member.email)).toBeVisible();
  });

  it('changes the address when the button of the mailed link is pressed, shows a toast and removes the token from the URL', async () => {
    const member = await site.api.createMember();
    const link = await requestEmailChange(member, 'confirmed@example.com');
    await site.logIn(member);
    const router = await site.open(link);
    await user.click(await screen.findByRole('button', { name: '変更を完了する' }));
    await expectToast('メールアドレスが変更されました。');
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    expect(await screen.findByText('confirmed@example.com')).toBeVisible();
  });

  it('confirms the address without a session, and the new address can log in', async () => {
    const member = await site.api.createMember();
    await site.open(await requestEmailChange(member, 'outside@example.com'));
    await user.click(await screen.findByRole('button', { name: '変更を完了する' }));
    await expectToast('メールアドレスが変更されました。');
    expect((await fetchMe('outside@example.com')).django_user.email).toBe('outside@example.com');
  });

  it('shows an error and changes nothing when the link is no longer valid', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    const router = await site.open(`${SETTINGS_PATH}?token=used-or-expired`);
    await user.click(await screen.findByRole('button', { name: '変更を完了する' }));
    await waitFor(() => expect(router.current.asPath).not.toContain('token'));
    await expectToast('有効期限が切れました。');
    expect((await fetchMe(member.email)).django_user.email).toBe(member.email);
  });

  it('explains what to do when isExpired=true is in the URL', async () => {
    await site.logIn(await site.api.createMember());
    await site.open(`${SETTINGS_PATH}?isExpired=true`);
    expect(screen.getByText(/もう一度変更をお申し込みください/)).toBeVisible();
  });

  it('shows the toast for isEmailUpdated=true and removes the flag from the URL', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open(`${SETTINGS_PATH}?isEmailUpdated=true`);
    await expectToast('メールアドレスが変更されました。');
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    await act(async () => undefined);
  });
});
