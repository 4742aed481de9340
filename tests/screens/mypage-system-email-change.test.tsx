import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useEmailChangeStore } from '@/stores/email-change-store';
import { useRegistrationStore } from '@/stores/registration-store';
import { jsonOf } from '@/tests/setup/agent';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();
const SETTINGS_PATH = '/mypage/system/';

async function openSettings(path = SETTINGS_PATH) {
  const { member, router } = await site.openAsNewMember(path);
  return { member, router };
}

/** Requests a change in the form of the settings. */
async function requestInForm(email: string) {
  const field = await screen.findByLabelText('新しいメールアドレス');
  await user.clear(field);
  await user.type(field, email);
  await enter('現在のパスワード', PASSWORD);
  await press('認証メールを送信する');
  await screen.findByText('認証用のメールが送信されました。');
}

/** Lets the API answer as one that has only the calls of the specification. */
function useSpecifiedCallsOnly(member: { email: string; id: number; password: string }) {
  const omit = async () => {
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    const { email_change: _omitted, ...rest } = me.member;
    return HttpResponse.json({ ...me, member: rest });
  };
  site.use(
    http.get('*/members/me/', omit),
    http.post('*/change-email/cancel/', () => new HttpResponse(null, { status: 404 })),
  );
}

describe('a pending change of the address', () => {
  it('is shown until it is confirmed, in every browser of the member', async () => {
    const { member } = await openSettings(`${SETTINGS_PATH}#email-edit`);
    await requestInForm('waiting@example.com');
    expect(await screen.findByText('変更先（確認待ち）')).toBeVisible();
    // Loaded on demand, after the row above is shown already.
    expect(await screen.findByText(/^waiting@example\.com に届くメールのリンクから/)).toHaveTextContent(
      /リンクの有効期限は\d+月\d+日\(.\) \d+:\d+です。/,
    );
    cleanup();
    act(() => useEmailChangeStore.getState().forget());
    await site.open(SETTINGS_PATH);
    expect(screen.getByText('変更先（確認待ち）')).toBeVisible();
    await site.api
      .agent()
      .patch('/change-email/', { token: await site.api.readMailedToken('waiting@example.com') });
    cleanup();
    await site.open(SETTINGS_PATH);
    expect(screen.getByText('waiting@example.com')).toBeVisible();
    expect(screen.queryByText('変更先（確認待ち）')).not.toBeInTheDocument();
    expect(screen.queryByText(member.email)).not.toBeInTheDocument();
  });

  it('is sent again from the form, which has the new address already', async () => {
    await openSettings(`${SETTINGS_PATH}#email-edit`);
    await requestInForm('again@example.com');
    await user.click(await screen.findByRole('link', { name: '認証メールを再送する' }));
    expect(await screen.findByText(/への変更は、確認待ちです。/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('新しいメールアドレス')).toHaveValue('again@example.com'),
    );
    await enter('現在のパスワード', PASSWORD);
    await press('認証メールを送信する');
    await screen.findByRole('link', { name: '認証メールを再送する' });
    expect(await site.api.deliverMails('again@example.com')).toHaveLength(2);
  });

  it('is cancelled: it disappears, and the mailed link no longer works', async () => {
    await openSettings(`${SETTINGS_PATH}#email-edit`);
    await requestInForm('cancelled@example.com');
    await press('変更を取り消す');
    await expectToast('メールアドレスの変更を取り消しました。');
    await waitFor(() => expect(screen.queryByText('変更先（確認待ち）')).not.toBeInTheDocument());
    const token = await site.api.readMailedToken('cancelled@example.com');
    expect((await site.api.agent().patch('/change-email/', { token })).status).toBe(400);
  });

  it('stays and says why when it cannot be cancelled now', async () => {
    await openSettings(`${SETTINGS_PATH}#email-edit`);
    await requestInForm('stays@example.com');
    site.respond('post', '*/change-email/cancel/', 409, { error: 'いまは取り消せません。' });
    await press('変更を取り消す');
    await expectToast('いまは取り消せません。');
    expect(screen.getByText('変更先（確認待ち）')).toBeVisible();
  });
});

it('a change whose reply was lost is reported as done', async () => {
  await openSettings(`${SETTINGS_PATH}#email-edit`);
  await requestInForm('lost@example.com');
  const token = await site.api.readMailedToken('lost@example.com');
  cleanup();
  await site.open(`${SETTINGS_PATH}?token=${token}`);
  site.use(
    http.patch('*/api/v3/public/change-email/', async ({ request }) => {
      await site.answer(request);
      return HttpResponse.error();
    }),
  );
  await press('変更を完了する');
  await expectToast('メールアドレスが変更されました。');
  expect(await screen.findByText('lost@example.com')).toBeVisible();
  expect(screen.queryByText(/^メールアドレスは変更されていません。/)).not.toBeInTheDocument();
});

it('a change whose repeated request is refused is reported as done', async () => {
  await openSettings(`${SETTINGS_PATH}#email-edit`);
  await requestInForm('repeated@example.com');
  const token = await site.api.readMailedToken('repeated@example.com');
  cleanup();
  await site.open(`${SETTINGS_PATH}?token=${token}`);
  // A browser repeats a request by itself when the connection ends before the reply.
  site.use(
    http.patch('*/api/v3/public/change-email/', async ({ request }) => {
      await site.answer(request);
      return HttpResponse.json({ success: false, error: '有効期限が切れました。' });
    }),
  );
  await press('変更を完了する');
  await expectToast('メールアドレスが変更されました。');
  expect(screen.queryByText('有効期限が切れました。')).not.toBeInTheDocument();
});

describe('with an API that has only the calls of the specification', () => {
  it.each([{ error: '有効期限が切れました。' }, { success: false }])(
    'a link about which it answers %j with 200 is no longer valid',
    async (reply) => {
      site.respond('get', '*/change-email/', 200, reply);
      await site.openAsNewMember(`${SETTINGS_PATH}?token=used-or-expired`);
      expect(await screen.findByRole('heading', { name: 'リンクの有効期限が切れています' })).toBeVisible();
      expect(screen.queryByRole('button', { name: '変更を完了する' })).not.toBeInTheDocument();
    },
  );

  it('a link about which it tells no address names none', async () => {
    site.respond('get', '*/change-email/', 200, { success: true });
    await site.openAsNewMember(`${SETTINGS_PATH}?token=without-an-address`);
    expect(await screen.findByText(/リンクを確認して変更します。/)).toBeVisible();
  });

  it('this browser remembers the pending change, and says what happens without a cancel', async () => {
    const member = await site.api.createMember();
    useSpecifiedCallsOnly(member);
    await site.openAs(member, `${SETTINGS_PATH}#email-edit`);
    await requestInForm('remembered@example.com');
    expect(await screen.findByText('変更先（確認待ち）')).toBeVisible();
    expect(await screen.findByText(/完了しなければアドレスは変わらず/)).toBeVisible();
    expect(screen.getByRole('link', { name: '認証メールを再送する' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '変更を取り消す' })).not.toBeInTheDocument();
    await press('この表示を消す');
    expect(screen.queryByText('変更先（確認待ち）')).not.toBeInTheDocument();
  });

  it('shows nothing of another member, nor what was confirmed', async () => {
    const member = await site.api.createMember();
    useSpecifiedCallsOnly(member);
    await site.logIn(member);
    act(() => useEmailChangeStore.getState().remember(member.id + 1, 'other@example.com'));
    await site.open(SETTINGS_PATH);
    expect(screen.queryByText('変更先（確認待ち）')).not.toBeInTheDocument();
    act(() => useEmailChangeStore.getState().remember(member.id, member.email));
    expect(screen.queryByText('変更先（確認待ち）')).not.toBeInTheDocument();
  });

  it('removes it at logout', async () => {
    const { member } = await openSettings();
    act(() => useEmailChangeStore.getState().remember(member.id, 'private@example.com'));
    await user.click(await screen.findByLabelText('田中さんのメニュー'));
    await press('ログアウト');
    await screen.findByText('ログアウトしました。');
    expect(JSON.stringify(localStorage)).not.toContain('private@example.com');
  });
});

describe('what this browser remembers', () => {
  const rehydrate = async (value: unknown, version = 1) => {
    localStorage.setItem('email-change', JSON.stringify({ state: { request: value }, version }));
    await useEmailChangeStore.persist.rehydrate();
    return useEmailChangeStore.getState().request;
  };
  const request = { memberId: 1, email: 'a@example.com', requestedAt: Date.now(), isToldByApi: false };
  const DAY_MS = 24 * 60 * 60_000;

  it('is read when it is complete and younger than a week', async () => {
    expect(await rehydrate(request)).toEqual(request);
  });

  it.each([
    ['no value', undefined],
    ['a text', 'a@example.com'],
    ['no address', { ...request, email: undefined }],
    ['a member id that is a text', { ...request, memberId: '1' }],
    ['an address that is too long', { ...request, email: `${'a'.repeat(300)}@example.com` }],
    ['a request of last week', { ...request, requestedAt: Date.now() - 8 * DAY_MS }],
    ['a request of tomorrow', { ...request, requestedAt: Date.now() + DAY_MS }],
  ])('is dropped: %s', async (_name, value) => {
    expect(await rehydrate(value)).toBeNull();
  });

  it('is dropped when another version has stored it', async () => {
    expect(await rehydrate(request, 0)).toBeNull();
  });
});

describe('the login', () => {
  it('keeps showing which address to use, also without an address from the API, until the next login', async () => {
    const member = await site.api.createMember();
    const browser = await site.api.logInAs(member);
    await browser.post('/change-email/', { email: 'unnamed@example.com', password: PASSWORD });
    site.use(http.get('*/change-email/', () => new HttpResponse(null, { status: 404 })));
    const router = await site.open(
      `${SETTINGS_PATH}?token=${await site.api.readMailedToken('unnamed@example.com')}`,
    );
    await press('変更を完了する');
    await waitFor(() => expect(router.current.pathname).toBe('/auth/login'));
    const text = /^メールアドレスを変更しました。新しいアドレスでログインしてください。$/;
    await expectToast(text);
    cleanup();
    await site.open('/auth/login/');
    await expectToast(text);
    await enter('メールアドレス', 'unnamed@example.com');
    await enter('パスワード', PASSWORD);
    await press('ログイン');
    await screen.findByText('ログインしました。');
    expect(useRegistrationStore.getState().isEmailChanged).toBe(false);
  });

  it('says which address to use while a change that was requested in this browser is pending', async () => {
    act(() => useEmailChangeStore.getState().remember(1, 'elsewhere@example.com'));
    await site.open('/auth/login/');
    expect(
      await screen.findByText(/^elsewhere@example\.com への変更をお申し込みいただいています。/),
    ).toBeVisible();
  });

  it('says nothing of a pending change whose link a new password has revoked', async () => {
    const { member, router } = await openSettings(`${SETTINGS_PATH}#email-edit`);
    await requestInForm('revoked@example.com');
    await site.api.agent().post('/issue-password-token/', { email: member.email });
    const mails = await site.api.deliverMails(member.email);
    const token = /reset\/password\?token=([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
    await act(() => router.current.push(`/auth/reset/password/?token=${token}`));
    await enter('新しいパスワード', 'another-horse-2026');
    await press('パスワードを設定する');
    await screen.findByRole('heading', { name: 'ログイン' });
    expect(screen.queryByText(/への変更をお申し込みいただいています。/)).not.toBeInTheDocument();
  });

  it('keeps a request to an API of which it is not known that a new password revokes the link', () => {
    const { remember, forgetRevoked } = useEmailChangeStore.getState();
    remember(1, 'elsewhere@example.com');
    forgetRevoked();
    expect(useEmailChangeStore.getState().request?.email).toBe('elsewhere@example.com');
  });

  it('says that a link of an address change was used, and that nothing was changed', async () => {
    // An API that cannot tell it before the press.
    site.use(http.get('*/change-email/', () => new HttpResponse(null, { status: 404 })));
    const router = await site.open(`${SETTINGS_PATH}?token=used-or-expired`);
    await press('変更を完了する');
    await waitFor(() => expect(router.current.pathname).toBe('/auth/login'));
    expect(await screen.findByText(/^メールアドレスは変更されていません。/)).toBeVisible();
  });
});
