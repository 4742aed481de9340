import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const CAREER = {
  company: '独立開業',
  position: '代表',
  started_on: '2019-04',
  ended_on: null,
  description: '',
};

/** What a logout in another tab, or a session run out, leaves of the cookies. */
const endSession = () => site.cookies.delete('sessionid');

async function editCareer() {
  const member = await site.api.createMember({ careers: [CAREER], invoiceState: '3' });
  await site.logIn(member);
  const router = await site.open('/mypage/?edit=career');
  await user.type(await screen.findByLabelText('勤務先・屋号'), '（会計事務所）');
  return { member, router };
}

const save = () => user.click(screen.getByRole('button', { name: '保存する' }));
const loginDialog = () => screen.findByRole('dialog', { name: 'もう一度ログインしてください' });

async function logInThroughDialog(dialog: HTMLElement, password: string, email?: string) {
  const login = within(dialog);
  if (email) {
    await user.clear(login.getByLabelText('メールアドレス'));
    await user.type(login.getByLabelText('メールアドレス'), email);
  }
  await user.type(login.getByLabelText('パスワード'), password);
  await user.click(login.getByRole('button', { name: 'ログイン' }));
}

describe('a save whose session has ended', () => {
  it('asks for a login over the form with the address filled in, and saves by itself afterwards', async () => {
    const { member, router } = await editCareer();
    endSession();
    await save();
    const dialog = await loginDialog();
    await waitFor(() => expect(within(dialog).getByLabelText('メールアドレス')).toHaveValue(member.email));
    expect(router.current.asPath).toBe('/mypage/?edit=career');
    await logInThroughDialog(dialog, member.password);
    expect(await screen.findByText('職務経歴・学歴等が変更されました。')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('when the login is closed: says why nothing was saved and keeps what was typed', async () => {
    await editCareer();
    endSession();
    await save();
    await user.click(within(await loginDialog()).getByRole('button', { name: '閉じる' }));
    expect((await screen.findAllByText(/ログインしてください。/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('勤務先・屋号')).toHaveValue('独立開業（会計事務所）');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存する' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  it('when another member logs in: saves nothing into their record', async () => {
    await editCareer();
    const other = await site.api.createMember({ careers: [], invoiceState: '3' });
    endSession();
    await save();
    await logInThroughDialog(await loginDialog(), other.password, other.email);
    expect(await screen.findByText(/別の会員としてログインしたため、保存していません。/)).toBeVisible();
    const me = await (await site.api.logInAs(other)).get('/members/me/');
    expect(JSON.stringify(await me.json())).not.toContain('会計事務所');
  });

  it('with a CSRF token that another tab has replaced: saves without asking', async () => {
    await editCareer();
    site.cookies.set('csrftoken', 'stale.token');
    await save();
    expect(await screen.findByText('職務経歴・学歴等が変更されました。')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
