import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import type { AppDeps } from '@/server/http/context';
import { PASSWORD, type TestMember } from '../api';
import { loadGoogleScript } from '../google-script';
import type { Site } from '../screen';
import { enter, expectNoDialog, expectToast, findDialog, logOut, press, user } from '../user';

/** The stub accepts every token and uses it as the email address of the Google account. */
export const anyGoogleToken = async (): Promise<Partial<AppDeps>> => {
  setSiteConfig({ ...siteConfig(), googleClientId: 'our-client.apps.example.com' });
  return {
    verifyGoogleToken: async (token) => ({
      subject: `google-${token}`,
      email: token,
      tokenId: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  };
};

/** Returns the writes of the account. They need a site with {@link anyGoogleToken}. */
export function accountWrites(site: Site): Record<string, () => Promise<void>> {
  const NEW = 'another-horse-2026';
  const SETTINGS = '/mypage/system/';

  /** Returns the path of the link in the newest mail to that address. */
  async function linkTo(email: string) {
    const [mail] = await site.api.deliverMails(email);
    return /https?:\/\/[^/\s]+(\/\S*token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  /** Passes the page the token that Google returns after the user has chosen an account. */
  async function chooseGoogle(email: string) {
    const google = await loadGoogleScript();
    act(() => google.answer({ credential: email }));
  }

  async function linkGoogle(member: TestMember) {
    const payload = { token: member.email, is_login: false, is_SNS_Integration: true, email: member.email };
    await (await site.api.logInAs(member)).post('/login/google/', payload);
  }

  let addresses = 0;
  function newAddress() {
    addresses += 1;
    return `odd${addresses}@example.com`;
  }

  return {
    'POST /members/': async () => {
      const router = await site.open('/auth/register');
      await enter('メールアドレス', newAddress());
      await press('認証メールを送信する');
      await screen.findByRole('heading', { name: '認証メールを送信しました' });
      expect(router.current.asPath).toBe('/auth/register/sent/');
    },
    'POST /set-password/': async () => {
      const email = newAddress();
      await site.api.agent().post('/members/', { email });
      const router = await site.open(await linkTo(email));
      const names = { 姓: '佐藤', 名: '明子', セイ: 'サトウ', メイ: 'アキコ' };
      for (const [name, text] of Object.entries(names))
        await user.type(screen.getByRole('textbox', { name }), text);
      await enter('パスワード', PASSWORD);
      await user.click(screen.getByRole('checkbox', { name: /同意する/ }));
      await press('会員登録を完了する');
      expect(await screen.findByLabelText('佐藤さんのメニュー')).toBeVisible();
      expect(router.current.asPath).toBe('/vacancy/');
    },
    'POST /login/': async () => {
      const { email } = await site.api.createMember();
      const router = await site.open('/auth/login/');
      await enter('メールアドレス', email);
      await enter('パスワード', PASSWORD);
      await press('ログイン');
      await expectToast('ログインしました。');
      expect(router.current.asPath).toBe('/vacancy/');
      expect(await screen.findByLabelText('田中さんのメニュー')).toBeVisible();
    },
    'POST /login/google/ for a login': async () => {
      const member = await site.api.createMember();
      await linkGoogle(member);
      const router = await site.open('/auth/login/');
      await chooseGoogle(member.email);
      await expectToast('ログインしました。');
      expect(router.current.asPath).toBe('/vacancy/');
      expect(await screen.findByLabelText('田中さんのメニュー')).toBeVisible();
    },
    'POST /login/google/ for a link': async () => {
      const member = await site.api.createMember();
      await site.openAs(member, `${SETTINGS}#sns-edit`);
      await chooseGoogle(member.email);
      await expectToast('Googleアカウントを連携しました。');
      expect(await screen.findByRole('button', { name: '連携を解除する' })).toBeVisible();
    },
    'POST /reset-google/': async () => {
      const member = await site.api.createMember();
      await linkGoogle(member);
      await site.openAs(member, `${SETTINGS}#sns-edit`);
      await press('連携を解除する');
      await press('解除する', await findDialog());
      await expectToast('Googleアカウントとの連携を解除しました。');
      await waitFor(() => expect(screen.queryByRole('button', { name: '連携を解除する' })).toBeNull());
    },
    'POST /logout/': async () => {
      const { router } = await site.openAsNewMember('/mypage/');
      await logOut();
      await expectToast('ログアウトしました。');
      expect(router.current.asPath).toBe('/');
    },
    'POST /agree-terms/': async () => {
      await site.openAsNewMember('/vacancy/', { termsAgreedAt: null });
      // The button is disabled until the text of the terms has loaded.
      expect(await screen.findByText(/東京地方裁判所/)).toBeVisible();
      await press('同意する', await findDialog());
      await expectToast('利用規約に同意しました。');
      await expectNoDialog();
    },
    'POST /change-password/': async () => {
      const { router } = await site.openAsNewMember(`${SETTINGS}#password-edit`);
      await enter('現在のパスワード', PASSWORD);
      await enter('新しいパスワード', NEW);
      await press('パスワードを変更する');
      await expectToast('パスワードが変更されました。');
      expect(router.current.asPath).toBe(SETTINGS);
    },
    'POST /change-email/': async () => {
      const { router } = await site.openAsNewMember(`${SETTINGS}#email-edit`);
      await enter('新しいメールアドレス', newAddress());
      await enter('現在のパスワード', PASSWORD);
      await press('認証メールを送信する');
      await expectToast('認証用のメールが送信されました。');
      expect(router.current.asPath).toBe(SETTINGS);
    },
    'PATCH /change-email/': async () => {
      const member = await site.api.createMember();
      const email = newAddress();
      await (await site.api.logInAs(member)).post('/change-email/', { email, password: PASSWORD });
      const router = await site.openAs(member, await linkTo(email));
      await press('変更を完了する');
      await expectToast('メールアドレスが変更されました。');
      await waitFor(() => expect(router.current.asPath).toBe(SETTINGS));
      expect(await screen.findByText(email)).toBeVisible();
    },
    'POST /issue-password-token/': async () => {
      const { email } = await site.api.createMember();
      const router = await site.open('/auth/reset');
      await enter('メールアドレス', email);
      await press('再設定用のメールを送信する');
      await screen.findByRole('heading', { name: 'メールを送信しました' });
      expect(router.current.asPath).toBe('/auth/reset/complete/');
    },
    'POST /update-password/': async () => {
      const { email } = await site.api.createMember();
      await site.api.agent().post('/issue-password-token/', { email });
      const router = await site.open(await linkTo(email));
      await enter('新しいパスワード', NEW);
      await press('パスワードを設定する');
      await expectToast('パスワードの再設定が完了しました。');
      expect(router.current.asPath).toBe('/auth/login/');
    },
    'PATCH /members/{memberId}/withdraw/': async () => {
      const { router } = await site.openAsNewMember(`${SETTINGS}#withdrawal`);
      const form = within(await screen.findByRole('form', { name: '退会の手続き' }));
      await user.click((await form.findAllByRole('checkbox'))[0] as HTMLElement);
      await enter('現在のパスワード', PASSWORD);
      await press('退会の確認へ進む');
      await press('退会する', await findDialog());
      await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
      expect(router.current.asPath).toBe('/delete-complete/');
    },
  };
}
