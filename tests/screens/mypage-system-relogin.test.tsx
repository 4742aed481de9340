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

const NEW_PASSWORD = 'another-horse-2026';

interface SettingsForm {
  /** The section’s hash in the URL. */
  id: string;
  fill: () => Promise<unknown>;
  send: string;
  /** The text of the success toast. */
  saved: string;
}

const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

const forms: SettingsForm[] = [
  {
    id: 'email-notifications-edit',
    fill: async () => user.click(await screen.findByRole('checkbox', { name: 'セミナーのお知らせ' })),
    send: '保存する',
    saved: 'メール受信設定が変更されました。',
  },
  {
    id: 'email-edit',
    fill: async () => {
      await type('新しいメールアドレス', 'kept@example.com');
      await type('現在のパスワード', PASSWORD);
    },
    send: '認証メールを送信する',
    saved: '認証用のメールが送信されました。',
  },
  {
    id: 'password-edit',
    fill: async () => {
      await type('現在のパスワード', PASSWORD);
      await type('新しいパスワード', NEW_PASSWORD);
    },
    send: 'パスワードを変更する',
    saved: 'パスワードが変更されました。',
  },
  {
    id: 'invoice-edit',
    fill: async () => user.click(await screen.findByRole('radio', { name: /登録を予定している/ })),
    send: '保存する',
    saved: '適格請求書発行事業者（インボイス制度）について変更されました。',
  },
];

async function fillIn({ id, fill }: SettingsForm) {
  const member = await site.api.createMember();
  await site.logIn(member);
  await site.open(`/mypage/system/#${id}`);
  await fill();
  return member;
}

const loginDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'もう一度ログインしてください' }));

async function logInThroughDialog(member: Pick<TestMember, 'password'>) {
  const dialog = await loginDialog();
  await waitFor(() => expect(dialog.getByLabelText('パスワード')).toHaveFocus());
  await user.type(dialog.getByLabelText('パスワード'), member.password);
  await user.click(dialog.getByRole('button', { name: 'ログイン' }));
}

describe.each(forms)('settings form $id', (form) => {
  it('asks for a login when the session has ended, then saves the input', async () => {
    const member = await fillIn(form);
    site.cookies.delete('sessionid');
    await press(form.send);
    await logInThroughDialog(member);
    await expectToast(form.saved);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('saves without a login when another tab has replaced the CSRF token', async () => {
    await fillIn(form);
    site.cookies.set('csrftoken', 'stale.token');
    await press(form.send);
    await expectToast(form.saved);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('settings forms after the session has ended', () => {
  it('keeps the input when the login dialog is closed, and opens it again on the next try', async () => {
    const [, emailForm] = forms as [SettingsForm, SettingsForm];
    const member = await fillIn(emailForm);
    site.cookies.delete('sessionid');
    await press(emailForm.send);
    await user.click((await loginDialog()).getByRole('button', { name: '閉じる' }));
    expect(screen.getByLabelText('新しいメールアドレス')).toHaveValue('kept@example.com');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: emailForm.send })).not.toHaveAttribute('aria-disabled'),
    );
    await press(emailForm.send);
    await logInThroughDialog(member);
    await expectToast(emailForm.saved);
  });

  it('asks for a login on top of the withdrawal dialog, then withdraws', async () => {
    const member = await fillIn({
      id: 'withdrawal',
      fill: async () => {
        await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
        await type('現在のパスワード', PASSWORD);
      },
      send: '',
      saved: '',
    });
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
