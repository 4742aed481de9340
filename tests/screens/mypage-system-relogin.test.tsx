import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { PASSWORD, type TestMember } from '@/tests/setup/api';
import { openApplicationConfirmation } from '@/tests/setup/application-confirmation';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

/** Pastes a text, where typing is not the point: each key costs a rendering. */
const enter = async (label: string, text: string) => {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function openSection(id: string) {
  const member = await site.api.createMember();
  await site.logIn(member);
  await site.open(`/mypage/system/#${id}`);
  return member;
}

/** Fills in the form for a new address. */
async function fillInEmail() {
  const member = await openSection('email-edit');
  await enter('新しいメールアドレス', 'kept@example.com');
  await enter('現在のパスワード', PASSWORD);
  return member;
}

const SEND = '認証メールを送信する';
const SENT = '認証用のメールが送信されました。';

const loginDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'もう一度ログインしてください' }));

async function logInThroughDialog(member: Pick<TestMember, 'password'>) {
  const dialog = await loginDialog();
  await waitFor(() => expect(dialog.getByLabelText('パスワード')).toHaveFocus());
  await user.type(dialog.getByLabelText('パスワード'), member.password);
  await user.click(dialog.getByRole('button', { name: 'ログイン' }));
}

describe('settings forms after the session has ended', () => {
  it('keep the input when the login dialog is closed, open it again on the next try, and then save', async () => {
    const member = await fillInEmail();
    site.cookies.delete('sessionid');
    await press(SEND);
    await user.click((await loginDialog()).getByRole('button', { name: '閉じる' }));
    expect(screen.getByLabelText('新しいメールアドレス')).toHaveValue('kept@example.com');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: SEND })).not.toHaveAttribute('aria-disabled'),
    );
    await press(SEND);
    await logInThroughDialog(member);
    await expectToast(SENT);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('save without a login when another tab has replaced the CSRF token', async () => {
    await fillInEmail();
    site.cookies.set('csrftoken', 'stale.token');
    await press(SEND);
    await expectToast(SENT);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for a login on top of the withdrawal dialog, then withdraws', async () => {
    const member = await openSection('withdrawal');
    await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    await enter('現在のパスワード', PASSWORD);
    await press('退会の確認へ進む');
    const question = within(await screen.findByRole('dialog', { name: '退会しますか？' }));
    site.cookies.delete('sessionid');
    await user.click(question.getByRole('button', { name: '退会する' }));
    await logInThroughDialog(member);
    await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
    await expect(site.api.logInAs(member)).rejects.toThrow();
  });

  it('asks for a login only when the application is submitted, then creates it', async () => {
    const { member } = await openApplicationConfirmation(site, user);
    const apply = await screen.findByRole('button', { name: 'この内容で応募する' });
    site.cookies.delete('sessionid');
    await user.click(apply);
    await logInThroughDialog(member);
    await screen.findByRole('heading', { name: '応募が完了しました' });
    const applied = await jsonOf(await (await site.api.logInAs(member)).get('/vacancy-applications/'));
    expect(JSON.stringify(applied)).toContain('月次決算の早期化');
  });
});
