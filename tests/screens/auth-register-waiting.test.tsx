import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { enter, press, user } from '@/tests/setup/user';

/** The API of these tests runs with MEMBER_APPROVAL=manual. */
const site = setUpSite(async () => ({ manualApproval: true }));

async function getMailedToken(email: string): Promise<string> {
  await site.api.agent().post('/members/', { email });
  return site.api.readMailedToken(email);
}

async function register(email: string) {
  const router = await site.open(`/auth/set-password?token=${await getMailedToken(email)}`);
  for (const [name, text] of [
    ['姓', '佐藤'],
    ['名', '明子'],
    ['セイ', 'サトウ'],
    ['メイ', 'アキコ'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name }), text);
  await enter('パスワード', PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /同意する/ }));
  await press('会員登録を完了する');
  return router;
}

describe('registration with manual approval (spec §1)', () => {
  it('shows the waiting page without logging in and removes the token from the URL', async () => {
    const router = await register('waits@example.com');
    await screen.findByRole('heading', { name: '登録申請を受け付けました' });
    expect(router.current.asPath).toBe('/auth/register/waiting/');
    expect(screen.getByText(/まだ登録は完了していません/)).toBeVisible();
    expect(screen.getByText('会員登録完了').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByLabelText(/のメニュー$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('rejects a login with 403 until the member is approved', async () => {
    await register('early@example.com');
    await screen.findByRole('heading', { name: '登録申請を受け付けました' });
    const response = await site.api
      .agent()
      .post('/login/', { email: 'early@example.com', password: PASSWORD });
    expect(response.status).toBe(403);
  });
});
