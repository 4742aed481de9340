import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { findGoogleScript, loadGoogleScript } from '@/tests/setup/google-script';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

setSiteConfig({ ...siteConfig(), googleClientId: 'test-client-id' });

const site = setUpSite();

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

describe('Google sign-in by response code (spec §4)', () => {
  it('shows the server’s message when another field of the response has an unexpected type', async () => {
    const body = { code: 'EMAIL_ALREADY_REGISTERED', message: '登録済みです。', url: 404 };
    const requests = mockGoogleLogin(body);
    const router = await site.open('/auth/login/');
    const google = await loadGoogleScript();
    act(() => google.answer({ credential: 'id-token' }));
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
    const google = await loadGoogleScript();
    act(() => google.answer({ credential: 'id-token' }));
    await expectToast('ログインしました。');
    expect(router.current.asPath).toBe(path);
  });

  it('registration page: sends is_login=false and shows the server’s message', async () => {
    const requests = mockGoogleLogin({ code: 'EMAIL_ALREADY_REGISTERED', message: '登録済みです。' });
    await site.open('/auth/register');
    const google = await loadGoogleScript();
    act(() => google.answer({ credential: 'id-token' }));
    await screen.findByText('登録済みです。');
    expect(requests).toEqual([{ token: 'id-token', is_login: false, is_SNS_Integration: false }]);
  });

  it('settings: explains which account is needed when another Google address is chosen', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    const requests = mockGoogleLogin({ code: 'EMAIL_MISMATCH', message: '一致しません。' });
    await site.open('/mypage/system/#sns-edit');
    const google = await loadGoogleScript();
    act(() => google.answer({ credential: 'id-token' }));
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
