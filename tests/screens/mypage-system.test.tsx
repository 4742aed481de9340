import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { jsonOf } from '@/tests/setup/agent';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectLink, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();
const SETTINGS_PATH = '/mypage/system/';

/** Waits for a toast of spec §8. */
async function expectToastOf(message: string, toast: { duration: number; type?: string; icon?: string }) {
  await expectToast(message);
  expect(useToastStore.getState()).toMatchObject({ message, type: 'success', ...toast });
}

const fetchMe = async (email: string, password = PASSWORD) =>
  jsonOf(await (await site.api.logInAs({ id: 0, email, password })).get('/members/me/'));

async function openSection(hash: string) {
  const { member, router } = await site.openAsNewMember(`${SETTINGS_PATH}#${hash}`);
  return { member, router };
}

/** Requests an email change. @returns the member and the path of the mailed link */
async function requestMailedLink(email: string) {
  const member = await site.api.createMember();
  await (await site.api.logInAs(member)).post('/change-email/', { email, password: PASSWORD });
  const [mail] = await site.api.deliverMails(email);
  return { member, link: /\/mypage\/system\/\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '' };
}

/** Opens a mailed link of an email change and presses its button. */
async function confirmChange(link: string) {
  const router = await site.open(link);
  await press('変更を完了する');
  return router;
}

describe('/mypage/system/', () => {
  it('saves the mail settings, closes the section, shows a toast and moves the focus to the link', async () => {
    const { member, router } = await openSection('email-notifications-edit');
    const form = within(await screen.findByRole('form', { name: 'メール受信設定' }));
    await user.click(form.getByRole('checkbox', { name: '案件のお知らせ' }));
    await user.click(form.getByRole('button', { name: '保存する' }));
    await expectToast('メール受信設定が変更されました。');
    expect(router.current.asPath).toBe(SETTINGS_PATH);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'メール受信設定：変更' })).toHaveFocus());
    expect((await fetchMe(member.email)).member.receive).toEqual({
      allow_vacancy: true,
      allow_seminar: false,
      allow_news: false,
    });
  });

  it('keeps a flag that another tab has chosen for the first time when this one chooses another', async () => {
    const { member } = await openSection('email-notifications-edit');
    const form = within(await screen.findByRole('form', { name: 'メール受信設定' }));
    await user.click(form.getByRole('checkbox', { name: 'セミナーのお知らせ' }));
    const otherTab = await site.api.logInAs(member);
    const receive = { allow_vacancy: true, allow_seminar: false, allow_news: false };
    expect((await otherTab.patch(`/members/${member.id}/`, { receive })).status).toBe(200);
    await user.click(form.getByRole('button', { name: '保存する' }));
    await expectToast('メール受信設定が変更されました。');
    expect((await fetchMe(member.email)).member.receive).toEqual({ ...receive, allow_seminar: true });
  });

  it('shows the new invoice state after a save', async () => {
    await openSection('invoice-edit');
    const form = within(await screen.findByRole('form', { name: 'インボイス制度への登録状況' }));
    await user.click(form.getByRole('radio', { name: /登録を予定している/ }));
    await user.click(form.getByRole('button', { name: '保存する' }));
    await screen.findByText('適格請求書発行事業者（インボイス制度）について変更されました。');
    expect(await screen.findByText('登録を予定している')).toBeVisible();
  });

  it('changes the password, closes the section and shows a toast', async () => {
    const { member, router } = await openSection('password-edit');
    await enter('現在のパスワード', PASSWORD);
    await enter('新しいパスワード', 'another-horse-2026');
    await press('パスワードを変更する');
    await expectToastOf('パスワードが変更されました。', { duration: 2750 });
    expect(router.current.asPath).toBe(SETTINGS_PATH);
    expect((await fetchMe(member.email, 'another-horse-2026')).django_user.email).toBe(member.email);
  });

  it('marks the current password invalid when it is wrong, and keeps the input', async () => {
    await openSection('password-edit');
    await enter('現在のパスワード', 'wrong-password');
    await enter('新しいパスワード', 'another-horse-2026');
    await press('パスワードを変更する');
    await waitFor(() => expect(screen.getByLabelText('現在のパスワード')).toBeInvalid());
    expect(screen.getByLabelText('新しいパスワード')).toHaveValue('another-horse-2026');
  });
});

describe('email change (spec §4)', () => {
  it('confirms that the mail was sent and keeps the old address until it is verified', async () => {
    const { member, router } = await openSection('email-edit');
    await enter('新しいメールアドレス', 'asked@example.com');
    await enter('現在のパスワード', PASSWORD);
    await press('認証メールを送信する');
    await expectToastOf('認証用のメールが送信されました。', { duration: 2750, icon: 'mail' });
    expect(router.current.asPath).toBe(SETTINGS_PATH);
    expect(screen.getByText(member.email)).toBeVisible();
  });

  it('changes the address when the button of the mailed link is pressed, shows a toast and removes the token from the URL', async () => {
    const { member, link } = await requestMailedLink('confirmed@example.com');
    await site.logIn(member);
    const router = await confirmChange(link);
    await expectToastOf('メールアドレスが変更されました。', { duration: 5000 });
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    expect(await screen.findByText('confirmed@example.com')).toBeVisible();
  });

  it('says at once that a link is no longer valid, without a press', async () => {
    await site.openAsNewMember(`${SETTINGS_PATH}?token=used-or-expired`);
    expect(await screen.findByRole('heading', { name: 'リンクの有効期限が切れています' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '変更を完了する' })).not.toBeInTheDocument();
    expectLink('もう一度変更を申し込む', `${SETTINGS_PATH}#email-edit`);
  });

  it('shows an error and changes nothing when an API that cannot tell refuses the press', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    site.use(http.get('*/change-email/', () => new HttpResponse(null, { status: 404 })));
    const router = await confirmChange(`${SETTINGS_PATH}?token=used-or-expired`);
    await expectToastOf('有効期限が切れました。', { duration: 4000, type: 'error' });
    await waitFor(() => expect(router.current.asPath).toBe(`${SETTINGS_PATH}?isExpired=true`));
    expect(await screen.findByText(/もう一度変更をお申し込みください/)).toBeVisible();
    expect((await fetchMe(member.email)).django_user.email).toBe(member.email);
  });

  it('shows the toast for isEmailUpdated=true and removes the flag from the URL', async () => {
    const { router } = await site.openAsNewMember(`${SETTINGS_PATH}?isEmailUpdated=true`);
    await expectToastOf('メールアドレスが変更されました。', { duration: 5000 });
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    await act(async () => undefined);
  });
});

describe('toasts of the settings (spec §8)', () => {
  it('rejected unlinking of the Google account: the server’s reason for 5 s', async () => {
    const error = '連携を解除できません。';
    site.respond('post', '*/reset-google/', 409, { error });
    const member = await site.api.createMember();
    await site.api.pool.query('update members set google_subject = $1 where id = $2', ['g', member.id]);
    await site.openAs(member, `${SETTINGS_PATH}#sns-edit`);
    await press('連携を解除する');
    await press('解除する');
    await expectToastOf(error, { duration: 5000, type: 'error' });
  });
});

describe('link of an email change', () => {
  it('changes nothing until the button is pressed, and names the new address beside it', async () => {
    const writes: string[] = [];
    site.use(http.patch('*/change-email/', ({ request }) => void writes.push(request.url)));
    const { member, link } = await requestMailedLink('only.opened@example.com');
    const router = await site.open(link);
    expect(
      await screen.findByText(/^まだ変更されていません。.*only\.opened@example\.com に変わります。/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: '変更を完了する' })).toBeEnabled();
    expect(router.current.asPath).toBe(link);
    await expect(site.api.logInAs(member)).resolves.toBeDefined();
    // A write of the page itself would come before that of the button.
    await press('変更を完了する');
    await waitFor(() => expect(router.current.pathname).toBe('/auth/login'));
    expect(writes).toHaveLength(1);
  });

  it.each<[status: number, body: object, toast: string, query: string]>([
    [200, { success: false }, '有効期限が切れました。', ''],
    [200, { success: false, error: 'このアドレスは使用できません。' }, 'このアドレスは使用できません。', ''],
    [200, { error: 'このアドレスは使用できません。' }, 'このアドレスは使用できません。', ''],
    [400, {}, '予期せぬエラー', '?isExpired=true'],
    [403, {}, '予期せぬエラー', '?isExpired=true'],
    [404, {}, '予期せぬエラー', '?isExpired=true'],
    [500, {}, '予期せぬエラー', '?isExpired=true'],
  ])(
    'a confirmation that answers %i %j shows %s for 4 s and leads to the settings',
    async (status, body, toast, query) => {
      site.respond('patch', '*/change-email/', status, body);
      const { member, link } = await requestMailedLink(`failed.${crypto.randomUUID()}@example.com`);
      await site.logIn(member);
      const router = await confirmChange(link);
      await expectToastOf(toast, { duration: 4000, type: 'error' });
      await waitFor(() => expect(router.current.asPath).toBe(`${SETTINGS_PATH}${query}`));
      if (query) expect(await screen.findByText(/メールアドレスは変更されていません。/)).toBeVisible();
    },
  );

  it.each([404, 500])(
    'is used although its address cannot be shown, because the call for it answers %i',
    async (status) => {
      const { member, link } = await requestMailedLink(`not.shown.${status}@example.com`);
      await site.logIn(member);
      site.use(http.get('*/change-email/', () => new HttpResponse(null, { status })));
      const router = await confirmChange(link);
      await expectToast('メールアドレスが変更されました。');
      await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    },
  );

  it('confirmed without a login: the login keeps showing that and has the new address', async () => {
    const { link } = await requestMailedLink('other.device@example.com');
    const router = await confirmChange(link);
    await waitFor(() => expect(router.current.pathname).toBe('/auth/login'));
    expect((await fetchMe('other.device@example.com')).django_user.email).toBe('other.device@example.com');
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
    await confirmChange(link);
    await screen.findByText('メールアドレスが変更されました。');
    expect(await screen.findByText(other.email)).toBeVisible();
    await expect(site.api.logInAs({ ...member, email: 'owner.new@example.com' })).resolves.toBeDefined();
    await expect(site.api.logInAs(other)).resolves.toBeDefined();
  });

  it('shows the success toast again when it is opened a second time', async () => {
    const { member, link } = await requestMailedLink('twice@example.com');
    await site.logIn(member);
    const router = await confirmChange(link);
    await screen.findByText('メールアドレスが変更されました。');
    await waitFor(() => expect(router.current.asPath).toBe(SETTINGS_PATH));
    useToastStore.getState().hide();
    await router.current.push(link);
    await press('変更を完了する');
    await waitFor(() => expect(useToastStore.getState().visible).toBe(true));
    expect(useToastStore.getState().message).toBe('メールアドレスが変更されました。');
    expect(await screen.findByText('twice@example.com')).toBeVisible();
  });
});
