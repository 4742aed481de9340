import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http, passthrough } from 'msw';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { createGoogleVerifier } from '@/server/integrations/google';
import { useToastStore } from '@/stores/toast-store';
import { jsonOf } from '@/tests/setup/agent';
import type { TestMember } from '@/tests/setup/api';
import { bindToIssuer, CLIENT_ID, type GoogleIssuer, startGoogleIssuer } from '@/tests/setup/google-issuer';
import { findGoogleScript, loadGoogleScript } from '@/tests/setup/google-script';
import { setUpSite } from '@/tests/setup/screen';
import { expectNoDialog, expectToast, findDialog, press, user } from '@/tests/setup/user';

setSiteConfig({ ...siteConfig(), googleClientId: 'our-client.apps.example.com' });

let issuer: GoogleIssuer;

/** The local issuer really signs the tokens, and the API really verifies them. */
const site = setUpSite(async () => {
  issuer = await startGoogleIssuer();
  return { verifyGoogleToken: createGoogleVerifier(CLIENT_ID, issuer.issuer) };
});
beforeEach(() => site.use(http.get(`${issuer.issuer}/*`, () => passthrough())));
afterAll(() => issuer.stop());

const SNS_SETTINGS_PATH = '/mypage/system/#sns-edit';
const signToken = (
  { id, email }: Pick<TestMember, 'id' | 'email'>,
  claims: { nonce?: string | undefined } = {},
) => issuer.sign({ sub: `google-${id}`, email, ...claims });
const isLinked = async (member: TestMember): Promise<boolean> =>
  (await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'))).member.google_linked;

/** Passes the page the signed token that Google returns after the user has chosen an account. */
async function chooseGoogleAccount(account: Pick<TestMember, 'id' | 'email'>) {
  const google = await loadGoogleScript();
  const credential = await signToken(account, { nonce: google.nonce });
  act(() => google.answer({ credential }));
}

async function linkGoogleAccount(member: TestMember) {
  await bindToIssuer(await site.api.logInAs(member)).post('/login/google/', {
    token: await signToken(member),
    is_login: false,
    is_SNS_Integration: true,
    email: member.email,
  });
}

describe('Google account with tokens from a local issuer', () => {
  it('settings: links the account, shows a toast and the linked state', async () => {
    const { member } = await site.openAsNewMember(SNS_SETTINGS_PATH);
    await chooseGoogleAccount(member);
    await expectToast('Googleアカウントを連携しました。');
    expect(await screen.findByRole('button', { name: '連携を解除する' })).toBeVisible();
    expect(await isLinked(member)).toBe(true);
  });

  it('unlinks the account after a confirmation and shows the toast for 2750 ms', async () => {
    const member = await site.api.createMember();
    await linkGoogleAccount(member);
    await site.openAs(member, SNS_SETTINGS_PATH);
    await press('連携を解除する');
    const dialog = await findDialog('Googleアカウントとの連携を解除しますか？');
    await user.click(dialog.getByRole('button', { name: '解除する' }));
    await expectToast('Googleアカウントとの連携を解除しました。');
    expect(useToastStore.getState().duration).toBe(2750);
    await expectNoDialog();
    expect(await isLinked(member)).toBe(false);
  });

  it('keeps the account linked when unlinking is cancelled', async () => {
    const member = await site.api.createMember();
    await linkGoogleAccount(member);
    await site.openAs(member, SNS_SETTINGS_PATH);
    await press('連携を解除する');
    await press('戻る');
    await expectNoDialog();
    expect(await isLinked(member)).toBe(true);
  });

  it('logs in with a linked account and goes to the redirect target', async () => {
    const member = await site.api.createMember();
    await linkGoogleAccount(member);
    const router = await site.open('/auth/login/?redirect=%2Fmypage%2Fsystem%2F');
    await chooseGoogleAccount(member);
    await expectToast('ログインしました。');
    expect(router.current.asPath).toBe('/mypage/system/');
  });

  it('completes a save after an expired session when the user logs in again with Google', async () => {
    const member = await site.api.createMember();
    await linkGoogleAccount(member);
    const router = await site.openAs(member, '/mypage/system/#email-notifications-edit');
    const form = within(await screen.findByRole('form', { name: 'メール受信設定' }));
    await user.click(form.getByRole('checkbox', { name: '案件のお知らせ' }));
    site.cookies.delete('sessionid');
    await user.click(form.getByRole('button', { name: '保存する' }));
    await screen.findByRole('dialog', { name: 'もう一度ログインしてください' });
    await chooseGoogleAccount(member);
    await expectToast('メール受信設定が変更されました。');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.current.asPath).toBe('/mypage/system/');
  });

  it('continues a Google registration with the member form and does not log in yet', async () => {
    const router = await site.open('/auth/register');
    await chooseGoogleAccount({ id: 9001, email: 'google.newcomer@example.com' });
    await screen.findByRole('heading', { name: '会員情報の入力' });
    expect(router.current.asPath).toMatch(/^\/auth\/set-password\?token=[\w-]+$/);
    expect(screen.queryByText('ログインしました。')).not.toBeInTheDocument();
  });
});

const mockGoogleLogin = (body: Record<string, unknown>) => {
  const requests: unknown[] = [];
  site.use(
    http.post('*/login/google/', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(body);
    }),
  );
  return requests;
};

/** Lets Google's script answer with a token that the API below accepts. */
async function answerWithToken() {
  const google = await loadGoogleScript();
  act(() => google.answer({ credential: 'id-token' }));
}

describe('Google sign-in by response code (spec §4)', () => {
  it('shows the server’s message when another field of the response has an unexpected type', async () => {
    const body = { code: 'EMAIL_ALREADY_REGISTERED', message: '登録済みです。', url: 404 };
    const requests = mockGoogleLogin(body);
    const router = await site.open('/auth/login/');
    await answerWithToken();
    await expectToast('登録済みです。');
    expect(router.current.asPath).toBe('/auth/login/');
    expect(requests).toEqual([{ token: 'id-token', is_login: true, is_SNS_Integration: false }]);
  });

  it.each([
    ['/seminar/', '/seminar/'],
    [`${window.location.origin}/seminar/?seminar_page=2`, '/seminar/?seminar_page=2'],
    [`${window.location.origin}//evil.example/`, '/vacancy/'],
    [`${window.location.origin}.evil.example/`, '/vacancy/'],
    ['https://evil.example/seminar/', '/vacancy/'],
  ])('success with the url %s: goes to %s', async (url, path) => {
    mockGoogleLogin({ code: 'LOGGED_IN', url });
    const router = await site.open('/auth/login/');
    await answerWithToken();
    await expectToast('ログインしました。');
    expect(router.current.asPath).toBe(path);
  });

  it('registration page: sends is_login=false and shows the server’s message', async () => {
    const requests = mockGoogleLogin({ code: 'EMAIL_ALREADY_REGISTERED', message: '登録済みです。' });
    await site.open('/auth/register');
    await answerWithToken();
    await screen.findByText('登録済みです。');
    expect(requests).toEqual([{ token: 'id-token', is_login: false, is_SNS_Integration: false }]);
  });

  it('settings: explains which account is needed when another Google address is chosen', async () => {
    const requests = mockGoogleLogin({ code: 'EMAIL_MISMATCH', message: '一致しません。' });
    const { member } = await site.openAsNewMember(SNS_SETTINGS_PATH);
    await answerWithToken();
    await expectToast(/ご登録のアドレスと異なります/);
    expect(requests).toEqual([
      { token: 'id-token', is_login: false, is_SNS_Integration: true, email: member.email },
    ]);
  });

  it('shows an error when Google’s script cannot be loaded', async () => {
    await site.open('/auth/login/');
    fireEvent.error(await findGoogleScript());
    await expectToast(/Googleに接続できませんでした/);
  });

  it('shows the same error when the answer is empty, as in a network that blocks Google', async () => {
    vi.unstubAllGlobals();
    await site.open('/auth/login/');
    fireEvent.load(await findGoogleScript());
    await expectToast(/Googleに接続できませんでした/);
  });
});
