import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const SETTINGS_PATH = '/mypage/system/';

async function openSection(id: string) {
  const member = await site.api.createMember();
  await site.logIn(member);
  await site.open(`${SETTINGS_PATH}#${id}`);
  return member;
}

const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function expectToastOf(message: string, toast: { duration: number; type?: string; icon?: string }) {
  await expectToast(message);
  expect(useToastStore.getState()).toMatchObject({ message, type: 'success', ...toast });
}

/** Requests an email change. @returns the member and the path of the mailed link */
async function requestMailedLink(email: string) {
  const member = await site.api.createMember();
  await (await site.api.logInAs(member)).post('/change-email/', { email, password: PASSWORD });
  const [mail] = await site.api.deliverMails(email);
  return { member, link: /\/mypage\/system\/\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '' };
}

/** Opens a mailed link of an email change and presses its button. */
async function confirm(link: string) {
  const router = await site.open(link);
  await user.click(await screen.findByRole('button', { name: '変更を完了する' }));
  return router;
}

const mockConfirmationError = (body: object, status: number) =>
  site.use(http.patch('*/change-email/', () => HttpResponse.json(body, { status })));

describe('toasts of the settings (spec §8)', () => {
  it('password change: 2750 ms', async () => {
    await openSection('password-edit');
    await type('現在のパスワード', PASSWORD);
    await type('新しいパスワード', 'another-horse-2026');
    await press('パスワードを変更する');
    await expectToastOf('パスワードが変更されました。', { duration: 2750 });
  });

  it('verification mail sent: 2750 ms, with the mail icon', async () => {
    await openSection('email-edit');
    await type('新しいメールアドレス', 'toast@example.com');
    await type('現在のパスワード', PASSWORD);
    await press('認証メールを送信する');
    await expectToastOf('認証用のメールが送信されました。', { duration: 2750, icon: 'mail' });
  });

  it('email change through the mailed link: 5 s', async () => {
    const { member, link } = await requestMailedLink('five.seconds@example.com');
    await site.logIn(member);
    await confirm(link);
    await expectToastOf('メールアドレスが変更されました。', { duration: 5000 });
  });

  it('isEmailUpdated=true in the URL: 5 s', async () => {
    await site.logIn(await site.api.createMember());
    await site.open(`${SETTINGS_PATH}?isEmailUpdated=true`);
    await expectToastOf('メールアドレスが変更されました。', { duration: 5000 });
  });

  it('expired link: the server’s text for 4 s, and isExpired=true in the URL', async () => {
    await site.logIn(await site.api.createMember());
    const router = await confirm(`${SETTINGS_PATH}?token=used-or-expired`);
    await expectToastOf('有効期限が切れました。', { duration: 4000, type: 'error' });
    await waitFor(() => expect(router.current.asPath).toBe(`${SETTINGS_PATH}?isExpired=true`));
    expect(await screen.findByText(/もう一度変更をお申し込みください/)).toBeVisible();
  });

  it('success=false without a reason: 有効期限が切れました。 for 4 s, and the URL of the settings', async () => {
    mockConfirmationError({ success: false }, 200);
    const { member, link } = await requestMailedLink('no.reason@example.com');
    await site.logIn(member);
    const router = await confirm(link);
    await expectToastOf('有効期限が切れました。', { duration: 4000, type: 'error' });
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
  });

  it('success=false with a reason: that reason for 4 s', async () => {
    mockConfirmationError({ success: false, error: 'このアドレスは使用できません。' }, 200);
    const { member, link } = await requestMailedLink('with.reason@example.com');
    await site.logIn(member);
    await confirm(link);
    await expectToastOf('このアドレスは使用できません。', { duration: 4000, type: 'error' });
  });

  it('only a reason in a 200 response: that reason for 4 s', async () => {
    mockConfirmationError({ error: 'このアドレスは使用できません。' }, 200);
    const { member, link } = await requestMailedLink('reason.alone@example.com');
    await site.logIn(member);
    await confirm(link);
    await expectToastOf('このアドレスは使用できません。', { duration: 4000, type: 'error' });
  });

  it('400 without a text: 予期せぬエラー for 4 s, and isExpired=true in the URL', async () => {
    mockConfirmationError({}, 400);
    const { member, link } = await requestMailedLink('no.text@example.com');
    await site.logIn(member);
    const router = await confirm(link);
    await expectToastOf('予期せぬエラー', { duration: 4000, type: 'error' });
    await waitFor(() => expect(router.current.asPath).toBe(`${SETTINGS_PATH}?isExpired=true`));
  });

  it('password reset: 5 s, on the login page', async () => {
    const member = await site.api.createMember();
    await site.api.agent().post('/issue-password-token/', { email: member.email });
    const [mail] = await site.api.deliverMails(member.email);
    const link = /\/auth\/reset\/password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const router = await site.open(link);
    await type('新しいパスワード', 'another-horse-2026');
    await press('パスワードを設定する');
    await expectToastOf('パスワードの再設定が完了しました。', { duration: 5000 });
    expect(router.current.asPath).toBe('/auth/login/');
  });

  it('rejected unlinking of the Google account: the server’s reason for 5 s', async () => {
    const error = '連携を解除できません。';
    site.use(http.post('*/reset-google/', () => HttpResponse.json({ error }, { status: 409 })));
    const member = await site.api.createMember();
    await site.api.pool.query('update members set google_subject = $1 where id = $2', ['g', member.id]);
    await site.logIn(member);
    await site.open(`${SETTINGS_PATH}#sns-edit`);
    await user.click(await screen.findByRole('button', { name: '連携を解除する' }));
    await user.click(await screen.findByRole('button', { name: '解除する' }));
    await expectToastOf(error, { duration: 5000, type: 'error' });
  });
});

describe('link of an email change', () => {
  it('changes nothing until the button is pressed, and names the new address beside it', async () => {
    const writes: string[] = [];
    site.use(http.patch('*/change-email/', ({ request }) => void writes.push(request.url)));
    const { member, link } = await requestMailedLink('only.opened@example.com');
    const router = await site.open(link);
    expect(await screen.findByText(/only\.opened@example\.com に変更します。/)).toBeVisible();
    expect(screen.getByRole('button', { name: '変更を完了する' })).toBeEnabled();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(writes).toEqual([]);
    expect(router.current.asPath).toBe(link);
    await expect(site.api.logInAs(member)).resolves.toBeDefined();
  });

  it.each([404, 500, 403])(
    'a change that fails with %i leads to the settings with isExpired=true',
    async (status) => {
      const { member, link } = await requestMailedLink(`failed.${status}@example.com`);
      await site.logIn(member);
      mockConfirmationError({}, status);
      const router = await confirm(link);
      await waitFor(() => expect(router.current.asPath).toBe(`${SETTINGS_PATH}?isExpired=true`));
      expect(await screen.findByText(/メールアドレスは変更されていません。/)).toBeVisible();
      expect(useToastStore.getState().message).toBe('予期せぬエラー');
    },
  );

  it.each([404, 500])(
    'is used although its address cannot be shown, because the call for it answers %i',
    async (status) => {
      const { member, link } = await requestMailedLink(`not.shown.${status}@example.com`);
      await site.logIn(member);
      site.use(http.get('*/change-email/', () => new HttpResponse(null, { status })));
      const router = await confirm(link);
      await expectToast('メールアドレスが変更されました。');
      await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    },
  );

  it('confirmed without a login: the login keeps showing that and has the new address', async () => {
    const { link } = await requestMailedLink('other.device@example.com');
    const router = await confirm(link);
    await waitFor(() => expect(router.current.pathname).toBe('/auth/login'));
    expect(
      await screen.findByText(/メールアドレスを other\.device@example\.com に変更しました。/),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByLabelText('メールアドレス')).toHaveValue('other.device@example.com'),
    );
  });

  it('changes the address of its owner only when another member opens it', async () => {
    const { member, link } = await requestMailedLink('owner.new@example.com');
    const other = await site.api.createMember();
    await site.logIn(other);
    await confirm(link);
    await screen.findByText('メールアドレスが変更されました。');
    expect(await screen.findByText(other.email)).toBeVisible();
    await expect(site.api.logInAs({ ...member, email: 'owner.new@example.com' })).resolves.toBeDefined();
    await expect(site.api.logInAs(other)).resolves.toBeDefined();
  });

  it('shows the success toast again when it is opened a second time', async () => {
    const { member, link } = await requestMailedLink('twice@example.com');
    await site.logIn(member);
    const router = await confirm(link);
    await screen.findByText('メールアドレスが変更されました。');
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    useToastStore.getState().hide();
    await router.current.push(link);
    await user.click(await screen.findByRole('button', { name: '変更を完了する' }));
    await waitFor(() => expect(useToastStore.getState().visible).toBe(true));
    expect(useToastStore.getState().message).toBe('メールアドレスが変更されました。');
    expect(await screen.findByText('twice@example.com')).toBeVisible();
  });
});
