import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { useNavigationStore } from '@/stores/navigation-store';
import { PASSWORD } from '@/tests/setup/api';
import { insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectLink, expectNoDialog, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();
const DAY_MS = 24 * 60 * 60_000;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

async function requestRegistration(email: string) {
  await enter('メールアドレス', email);
  await press('認証メールを送信する');
}

const nameField = (name: string) => screen.getByRole('textbox', { name });

async function fillIn() {
  await user.type(nameField('姓'), '佐藤');
  await user.type(nameField('名'), '明子');
  await user.type(nameField('セイ'), 'さとう');
  await user.type(nameField('メイ'), 'ｱｷｺ');
  await enter('パスワード', PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /同意する/ }));
}

const submitPassword = () => press('会員登録を完了する');

describe('/auth/register', () => {
  it('sends the mail, sets the email.token cookie for a day and shows the address', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    const router = await site.open('/auth/register');
    await requestRegistration('ｎew@example.com');
    await screen.findByRole('heading', { name: '認証メールを送信しました' });
    expect(router.current.asPath).toBe('/auth/register/sent/');
    expect(screen.getByText('new@example.com')).toBeVisible();
    expect(await site.api.deliverMails('new@example.com')).toHaveLength(1);

    const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith('email.token='));
    expect(cookie).toMatch(UUID);
    const expires = Date.parse(/expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '');
    expect(Math.abs(expires - Date.now() - DAY_MS)).toBeLessThan(60_000);
  });

  it('marks the field invalid and sends nothing when the address is empty', async () => {
    const router = await site.open('/auth/register');
    await press('認証メールを送信する');
    await waitFor(() => expect(screen.getByLabelText('メールアドレス')).toBeInvalid());
    // A summary over the only field would say the same again.
    expect(screen.queryByText('入力内容を確認してください')).not.toBeInTheDocument();
    expect(screen.getByLabelText('メールアドレス')).toHaveFocus();
    expect(router.current.asPath).toBe('/auth/register');
  });

  it('shows the vacancy whose application follows, unless it is closed or another page is the target', async () => {
    const [open, closed] = await insertVacancySamples(site.api.db, [
      { title: '選んだ案件' },
      { title: '終わった案件', closedAt: new Date() },
    ]);
    const pathTo = (target: string) => `/auth/register?redirect=${encodeURIComponent(target)}`;
    await site.open(pathTo(`/vacancy/${open}/entry`));
    const card = await screen.findByRole('region', { name: '応募する案件' });
    expect(await within(card).findByText('選んだ案件')).toBeVisible();
    expect(card).toHaveTextContent('登録のあと、この案件の応募に進みます');
    cleanup();
    await site.open(pathTo(`/vacancy/${closed}/entry`));
    await waitFor(() => expect(screen.queryByText('読み込み中')).not.toBeInTheDocument());
    expect(screen.queryByText('終わった案件')).not.toBeInTheDocument();
    cleanup();
    await site.open(pathTo(`/vacancy/${open}/`));
    expect(screen.queryByText('選んだ案件')).not.toBeInTheDocument();
  });

  it('sends another mail on request from the sent page', async () => {
    await site.open('/auth/register');
    await requestRegistration('again@example.com');
    await press('認証メールを再送する');
    await expectToast('認証メールをもう一度送信しました。');
    expect(await site.api.deliverMails('again@example.com')).toHaveLength(2);
  });

  it('links to the form when the sent page is opened directly', async () => {
    await site.open('/auth/register/sent/');
    expectLink('メールアドレスを入力する', '/auth/register');
  });
});

/** Requests a registration in another browser. @returns the path of the mailed link */
async function requestLink(email: string): Promise<string> {
  await site.api.agent().post('/members/', { email });
  return `/auth/set-password?token=${await site.api.readMailedToken(email)}`;
}

const expireTokens = () =>
  site.api.pool.query("update tokens set created_at = now() - interval '2 days', expires_at = now()");

it('/auth/register says who gets to know a member, and who runs the site', async () => {
  const settings = siteConfig();
  onTestFinished(() => setSiteConfig(settings));
  const operatorAddress = '東京都千代田区例示1-2-3';
  setSiteConfig({ ...settings, operatorName: '株式会社例示', operatorAddress });
  await site.open('/auth/register');
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('応募した企業にだけ届きます。今の勤務先にも見えません。');
  expect(main).toHaveTextContent(/運営株式会社例示所在地東京都千代田区例示1-2-3$/);
});

describe('/auth/set-password', () => {
  it('registers and logs in with the mailed token, then shows the completion dialog and the invoice question', async () => {
    await site.api.agent().post('/members/', { email: 'hanako@example.com' });
    const router = await site.open(
      `/auth/set-password?token=${await site.api.readMailedToken('hanako@example.com')}`,
    );
    await fillIn();
    await submitPassword();
    await screen.findByLabelText('佐藤さんのメニュー');
    expect(router.current.asPath).toBe('/vacancy/');

    // Until the script of this dialog has arrived, a placeholder with the same name is shown.
    const lastStep = await screen.findByText('会員登録完了', { selector: 'dialog *' });
    expect(lastStep.closest('li')).toHaveAttribute('aria-current', 'step');
    const dialog = screen.getByRole('dialog', { name: '会員登録が完了しました。' });
    const steps = within(dialog).getByRole('list', { name: '会員登録の手順' });
    for (const step of ['確認・認証', '情報入力']) expect(within(steps).getByText(step)).toBeVisible();
    for (const text of [
      '業務スキルと働き方を入力すると、あなたに合う案件をご案内しやすくなります。',
      '※案件に応募するには、職務経歴の登録が必要です。',
    ])
      expect(within(dialog).getByText(text)).toBeVisible();
    await user.click(within(dialog).getByRole('link', { name: 'マイページへ進む' }));
    expect(await screen.findByRole('heading', { name: '佐藤 明子 さん' })).toBeVisible();
    const question = await screen.findByRole('dialog', { name: 'インボイス制度についてのご確認' });
    expect(question).not.toHaveTextContent('会員登録が完了しました。');
    await user.click(within(question).getByRole('radio', { name: /免税事業者/ }));
    await user.click(within(question).getByRole('button', { name: '保存する' }));
    await expectNoDialog();
    expect(JSON.stringify(sessionStorage)).not.toContain('token=');
  });

  it('returns to the page that needed the account, also in the tab that the mail opens', async () => {
    await site.open('/auth/login/?redirect=/seminar/');
    await user.click(await screen.findByRole('link', { name: '会員登録へ進む' }));
    await screen.findByRole('heading', { level: 1, name: '会員登録' });
    await requestRegistration('saburo@example.com');
    await screen.findByRole('heading', { name: '認証メールを送信しました' });
    cleanup();
    // The link of the mail opens another tab, which has no sessionStorage of its own.
    sessionStorage.clear();
    act(() => useNavigationStore.getState().clearRedirectTarget());
    const router = await site.open(
      `/auth/set-password?token=${await site.api.readMailedToken('saburo@example.com')}`,
    );
    await fillIn();
    await submitPassword();
    await waitFor(() => expect(router.current.asPath).toBe('/seminar/'));
  });

  it('keeps the way back in the links between login and registration, which a new tab needs', async () => {
    await site.open('/auth/login/?redirect=/seminar/');
    const register = await screen.findByRole('link', { name: '会員登録へ進む' });
    await waitFor(() => expect(register).toHaveAttribute('href', '/auth/register?redirect=%2Fseminar%2F'));
    cleanup();
    // A tab of its own has no sessionStorage.
    sessionStorage.clear();
    act(() => useNavigationStore.getState().clearRedirectTarget());
    await site.open('/auth/register?redirect=%2Fseminar%2F');
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'ログイン' });
    await waitFor(() => expect(login).toHaveAttribute('href', '/auth/login/?redirect=%2Fseminar%2F'));
    await requestRegistration('new-tab@example.com');
    await screen.findByRole('heading', { name: '認証メールを送信しました' });
    expect(localStorage.getItem('registration')).toContain('"path":"/seminar/"');
  });

  it('shows an error at each required field when the form is empty', async () => {
    await site.open(await requestLink('empty-form@example.com'));
    await submitPassword();
    await waitFor(() => expect(nameField('姓')).toBeInvalid());
    for (const name of ['名', 'セイ', 'メイ']) expect(nameField(name)).toBeInvalid();
    expect(screen.getByLabelText('パスワード')).toBeInvalid();
    expect(screen.getByText('利用規約に同意してください。', { selector: 'p' })).toBeVisible();
  });

  it('names the account whose password is set, for the person and for password managers', async () => {
    await site.open(await requestLink('named@example.com'));
    const account = screen.getByLabelText('メールアドレス');
    expect(account).toHaveValue('named@example.com');
    expect(account).toHaveAttribute('autocomplete', 'username');
    expect(account).toHaveAttribute('readonly');
  });

  it('says at once that a link is expired, and sends a new one with one button', async () => {
    await site.open('/auth/register');
    await requestRegistration('expired-link@example.com');
    await screen.findByRole('heading', { name: '認証メールを送信しました' });
    const link = `/auth/set-password?token=${await site.api.readMailedToken('expired-link@example.com')}`;
    await expireTokens();
    cleanup();
    const router = await site.open(link);
    expect(screen.getByRole('heading', { name: 'このリンクはご利用いただけません' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await press('新しいリンクを送る');
    await waitFor(() => expect(router.current.asPath).toBe('/auth/register/sent/'));
    expect(await site.api.deliverMails('expired-link@example.com')).toHaveLength(2);
  });

  it('leads to the registration when the link no longer works and the address is not known', async () => {
    await site.open('/auth/set-password?token=unknown');
    expectLink('もう一度会員登録を申し込む', '/auth/register');
    expect(screen.getByRole('main')).toHaveTextContent('会員登録がお済みの方は、ログインへ');
  });

  it('leads a member who opens the used link once more to mypage, and not to a login', async () => {
    await site.openAsNewMember('/auth/set-password?token=used');
    expectLink('マイページへ', '/mypage/');
    expect(
      within(screen.getByRole('main')).queryByRole('link', { name: 'ログイン' }),
    ).not.toBeInTheDocument();
  });

  it.each([403, 404, 405, 429, 500])(
    'shows the form when the API cannot tell about the link and answers %i',
    async (status) => {
      site.use(http.get('*/set-password/', () => new HttpResponse(null, { status })));
      await site.open('/auth/set-password?token=of-another-api');
      expect(screen.getByRole('form', { name: '会員情報の入力' })).toBeVisible();
      expect(screen.queryByLabelText('メールアドレス')).not.toBeInTheDocument();
    },
  );

  it('keeps the input and links to the registration when the token is used or expired meanwhile', async () => {
    await site.open(await requestLink('meanwhile@example.com'));
    await expireTokens();
    await fillIn();
    await submitPassword();
    expect(await screen.findByText(/有効期限が切れているか/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'もう一度会員登録を申し込む' })).toBeVisible();
    expect(nameField('姓')).toHaveValue('佐藤');
    expect(screen.getByLabelText('パスワード')).toHaveValue(PASSWORD);
  });

  it('restores the names but not the password after a reload', async () => {
    const link = await requestLink('reloaded@example.com');
    await site.open(link);
    await fillIn();
    cleanup();
    await site.open(link);
    await waitFor(() => expect(nameField('姓')).toHaveValue('佐藤'));
    expect(screen.getByLabelText('パスワード')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD);
  });

  it('links to the registration when the token is missing', async () => {
    await site.open('/auth/set-password');
    expect(screen.getByRole('heading', { name: 'リンクを確認できませんでした' })).toBeVisible();
    expect(screen.getByRole('link', { name: '会員登録へ進む' })).toHaveAttribute('href', '/auth/register');
  });
});
