import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { CAREER } from '@/tests/setup/applications';
import { expectToast } from '@/tests/setup/toast';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

/** A logout in another tab and an expired session both leave the browser without the session cookie. */
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

describe('save after the session has ended', () => {
  it('asks for a login with the address filled in, then saves automatically', async () => {
    const { member, router } = await editCareer();
    endSession();
    await save();
    const dialog = await loginDialog();
    await waitFor(() => expect(within(dialog).getByLabelText('メールアドレス')).toHaveValue(member.email));
    expect(router.current.asPath).toBe('/mypage/?edit=career');
    await logInThroughDialog(dialog, member.password);
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('keeps the dialog open while the login is on its way, so that the save follows it', async () => {
    const { member, router } = await editCareer();
    endSession();
    await save();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    site.use(
      http.post('*/api/v3/public/login/', async ({ request }) => {
        await held;
        return site.answer(request);
      }),
    );
    const dialog = await loginDialog();
    await waitFor(() => expect(within(dialog).getByLabelText('メールアドレス')).toHaveValue(member.email));
    await logInThroughDialog(dialog, member.password);
    await user.click(within(dialog).getByRole('button', { name: '閉じる' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog).toBeVisible();
    answer();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(router.current.asPath).toBe('/mypage/');
  });

  it('asks for a login in front of an API that answers 401 with detail only', async () => {
    const { member } = await editCareer();
    site.deviate({ anonymousStatus: 401, detailOnly: true });
    endSession();
    await save();
    await logInThroughDialog(await loginDialog(), member.password);
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
  });

  it('asks for a login in front of an API that redirects to its login page', async () => {
    const { member } = await editCareer();
    site.deviate({ redirectsAnonymousWrites: true });
    endSession();
    await save();
    await logInThroughDialog(await loginDialog(), member.password);
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
  });

  it('explains why nothing was saved and keeps the input when the login dialog is closed', async () => {
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

  it('saves nothing to the record of another member who logs in', async () => {
    await editCareer();
    const other = await site.api.createMember({ careers: [], invoiceState: '3' });
    endSession();
    await save();
    await logInThroughDialog(await loginDialog(), other.password, other.email);
    await expectToast(/別の会員としてログインしたため、保存していません。/);
    const me = await (await site.api.logInAs(other)).get('/members/me/');
    expect(JSON.stringify(await me.json())).not.toContain('会計事務所');
  });

  it('saves without a login when another tab has replaced the CSRF token', async () => {
    await editCareer();
    site.cookies.set('csrftoken', 'stale.token');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
