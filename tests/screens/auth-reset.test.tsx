import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
const NEW_PASSWORD = 'another-horse-2026';

async function requestReset(email: string) {
  await user.type(await screen.findByLabelText('メールアドレス'), email);
  await user.click(screen.getByRole('button', { name: '再設定用のメールを送信する' }));
  await screen.findByRole('heading', { name: 'メールを送信しました' });
}

const getMailedLink = async (email: string) => {
  const [mail] = await site.api.deliverMails(email);
  return /\/auth\/reset\/password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
};

async function submitNewPassword() {
  await user.type(await screen.findByLabelText('新しいパスワード'), NEW_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'パスワードを設定する' }));
}

describe('password reset (spec §4)', () => {
  it('sets a new password through the mailed link, starting from the login page', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/');
    await user.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
    await screen.findByRole('heading', { name: 'パスワードの再設定' });
    await requestReset(member.email);
    expect(router.current.asPath).toBe('/auth/reset/complete/');
    const link = await getMailedLink(member.email);
    await act(() => router.current.push(link));
    await submitNewPassword();
    expect(await screen.findByText('パスワードの再設定が完了しました。')).toBeVisible();
    expect(router.current.asPath).toBe('/auth/login/');
    await expect(site.api.logInAs({ ...member, password: NEW_PASSWORD })).resolves.toBeDefined();
  });

  it('shows the same page for an unknown address and sends no email', async () => {
    await site.open('/auth/reset');
    await requestReset('nobody@example.com');
    expect(screen.getByText('nobody@example.com')).toBeVisible();
    expect(await getMailedLink('nobody@example.com')).toBe('');
  });

  it('sends another email on request', async () => {
    const member = await site.api.createMember();
    await site.open('/auth/reset');
    await requestReset(member.email);
    await user.click(screen.getByRole('button', { name: 'メールを再送する' }));
    expect(await screen.findByText('再設定用のメールをもう一度送信しました。')).toBeVisible();
  });

  it('keeps the input and links to a new request when the token is used or expired', async () => {
    await site.open('/auth/reset/password?token=used-or-expired');
    await submitNewPassword();
    const again = await screen.findByRole('link', { name: 'もう一度メールを受け取る' });
    expect(again).toHaveAttribute('href', '/auth/reset');
    expect(screen.getByLabelText('新しいパスワード')).toHaveValue(NEW_PASSWORD);
  });

  it('marks the field invalid when the password is too short', async () => {
    await site.open('/auth/reset/password?token=any');
    await user.type(await screen.findByLabelText('新しいパスワード'), 'short');
    await user.click(screen.getByRole('button', { name: 'パスワードを設定する' }));
    await waitFor(() => expect(screen.getByLabelText('新しいパスワード')).toBeInvalid());
  });

  it('shows an error page when the token is missing', async () => {
    await site.open('/auth/reset/password');
    expect(screen.getByRole('heading', { name: 'リンクを確認できませんでした' })).toBeVisible();
  });
});
