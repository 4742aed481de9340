import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import type { AppDeps } from '@/server/http/context';
import { PASSWORD, type TestMember } from '../api';
import { loadGoogleScript } from '../google-script';
import type { Site } from '../screen';
import { expectToast } from '../user';
import type { WriteCase } from './write-case';

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
export function accountWrites(site: Site, user: UserEvent): WriteCase[] {
  const NEW = 'another-horse-2026';
  const SETTINGS = '/mypage/system/';

  /** Pastes a text, where typing is not the point: each key costs a rendering. */
  const enter = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

  async function openAsMember(path: string, member?: TestMember) {
    const known = member ?? (await site.api.createMember());
    await site.logIn(known);
    return site.open(path);
  }

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

  return [
    {
      call: 'POST /members/',
      path: '/members/',
      run: async () => {
        const router = await site.open('/auth/register');
        await enter('メールアドレス', newAddress());
        await press('認証メールを送信する');
        await screen.findByRole('heading', { name: '認証メールを送信しました' });
        expect(router.current.asPath).toBe('/auth/register/sent/');
      },
    },
    {
      call: 'POST /set-password/',
      path: '/set-password/',
      run: async () => {
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
    },
    {
      call: 'POST /login/',
      path: '/login/',
      run: async () => {
        const { email } = await site.api.createMember();
        const router = await site.open('/auth/login/');
        await enter('メールアドレス', email);
        await enter('パスワード', PASSWORD);
        await press('ログイン');
        await expectToast('ログインしました。');
        expect(router.current.asPath).toBe('/vacancy/');
        expect(await screen.findByLabelText('田中さんのメニュー')).toBeVisible();
      },
    },
    {
      call: 'POST /login/google/ for a login',
      path: '/login/google/',
      run: async () => {
        const member = await site.api.createMember();
        await linkGoogle(member);
        const router = await site.open('/auth/login/');
        await chooseGoogle(member.email);
        await expectToast('ログインしました。');
        expect(router.current.asPath).toBe('/vacancy/');
        expect(await screen.findByLabelText('田中さんのメニュー')).toBeVisible();
      },
    },
    {
      call: 'POST /login/google/ for a link',
      path: '/login/google/',
      run: async () => {
        const member = await site.api.createMember();
        await openAsMember(`${SETTINGS}#sns-edit`, member);
        await chooseGoogle(member.email);
        await expectToast('Googleアカウントを連携しました。');
        expect(await screen.findByRole('button', { name: '連携を解除する' })).toBeVisible();
      },
    },
    {
      call: 'POST /reset-google/',
      path: '/reset-google/',
      run: async () => {
        const member = await site.api.createMember();
        await linkGoogle(member);
        await openAsMember(`${SETTINGS}#sns-edit`, member);
        await press('連携を解除する');
        await confirm('解除する');
        await expectToast('Googleアカウントとの連携を解除しました。');
        await waitFor(() => expect(screen.queryByRole('button', { name: '連携を解除する' })).toBeNull());
      },
    },
    {
      call: 'POST /logout/',
      path: '/logout/',
      run: async () => {
        const router = await openAsMember('/mypage/');
        await user.click(await screen.findByLabelText('田中さんのメニュー'));
        await press('ログアウト');
        await expectToast('ログアウトしました。');
        expect(router.current.asPath).toBe('/');
      },
    },
    {
      call: 'POST /agree-terms/',
      path: '/agree-terms/',
      run: async () => {
        await openAsMember('/vacancy/', await site.api.createMember({ termsAgreedAt: null }));
        // The button is disabled until the text of the terms has loaded.
        expect(await screen.findByText(/東京地方裁判所/)).toBeVisible();
        await confirm('同意する');
        await expectToast('利用規約に同意しました。');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      },
    },
    {
      call: 'POST /change-password/',
      path: '/change-password/',
      run: async () => {
        const router = await openAsMember(`${SETTINGS}#password-edit`);
        await enter('現在のパスワード', PASSWORD);
        await enter('新しいパスワード', NEW);
        await press('パスワードを変更する');
        await expectToast('パスワードが変更されました。');
        expect(router.current.asPath).toBe(SETTINGS);
      },
    },
    {
      call: 'POST /change-email/',
      path: '/change-email/',
      run: async () => {
        const router = await openAsMember(`${SETTINGS}#email-edit`);
        await enter('新しいメールアドレス', newAddress());
        await enter('現在のパスワード', PASSWORD);
        await press('認証メールを送信する');
        await expectToast('認証用のメールが送信されました。');
        expect(router.current.asPath).toBe(SETTINGS);
      },
    },
    {
      call: 'PATCH /change-email/',
      path: '/change-email/',
      run: async () => {
        const member = await site.api.createMember();
        const email = newAddress();
        await (await site.api.logInAs(member)).post('/change-email/', { email, password: PASSWORD });
        const router = await openAsMember(await linkTo(email), member);
        await press('変更を完了する');
        await expectToast('メールアドレスが変更されました。');
        await waitFor(() => expect(router.current.asPath).toBe(SETTINGS));
        expect(await screen.findByText(email)).toBeVisible();
      },
    },
    {
      call: 'POST /issue-password-token/',
      path: '/issue-password-token/',
      run: async () => {
        const { email } = await site.api.createMember();
        const router = await site.open('/auth/reset');
        await enter('メールアドレス', email);
        await press('再設定用のメールを送信する');
        await screen.findByRole('heading', { name: 'メールを送信しました' });
        expect(router.current.asPath).toBe('/auth/reset/complete/');
      },
    },
    {
      call: 'POST /update-password/',
      path: '/update-password/',
      run: async () => {
        const { email } = await site.api.createMember();
        await site.api.agent().post('/issue-password-token/', { email });
        const router = await site.open(await linkTo(email));
        await enter('新しいパスワード', NEW);
        await press('パスワードを設定する');
        await expectToast('パスワードの再設定が完了しました。');
        expect(router.current.asPath).toBe('/auth/login/');
      },
    },
    {
      call: 'PATCH /members/{memberId}/withdraw/',
      path: '/members/:id/withdraw/',
      run: async () => {
        const router = await openAsMember(`${SETTINGS}#withdrawal`);
        const form = within(await screen.findByRole('form', { name: '退会の手続き' }));
        await user.click((await form.findAllByRole('checkbox'))[0] as HTMLElement);
        await enter('現在のパスワード', PASSWORD);
        await press('退会の確認へ進む');
        await confirm('退会する');
        await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
        expect(router.current.asPath).toBe('/delete-complete/');
      },
    },
  ];
}
