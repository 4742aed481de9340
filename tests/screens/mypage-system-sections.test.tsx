import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();
const SETTINGS_PATH = '/mypage/system/';

// The test router does not update window.location. A test that types a hash sets it there.
beforeEach(() => window.history.replaceState(null, '', SETTINGS_PATH));
afterEach(() => window.history.replaceState(null, '', '/'));

async function open(path: string) {
  await site.logIn(await site.api.createMember());
  return site.open(path);
}

const getOpenFormNames = () => screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'));

describe('open section of the settings', () => {
  it('opens the section in the URL’s hash', async () => {
    await open(`${SETTINGS_PATH}#password-edit`);
    await screen.findByRole('form', { name: 'パスワードの変更' });
    expect(getOpenFormNames()).toEqual(['パスワードの変更']);
  });

  it('opens no section for an unknown hash', async () => {
    await open(`${SETTINGS_PATH}#elsewhere`);
    await screen.findByLabelText('田中さんのメニュー');
    expect(getOpenFormNames()).toEqual([]);
  });

  it('has no row for Google without a client id, and none in the menu', async () => {
    await open(`${SETTINGS_PATH}#sns-edit`);
    await user.click(await screen.findByLabelText('田中さんのメニュー'));
    expect(screen.getByRole('region', { name: 'パスワード' })).toBeVisible();
    expect(screen.queryByText('Googleアカウント連携')).not.toBeInTheDocument();
  });

  it('shows what is set in each row', async () => {
    await open(SETTINGS_PATH);
    expect(await screen.findByRole('region', { name: 'メール受信設定' })).toHaveTextContent('未設定');
    expect(screen.getByRole('region', { name: 'パスワード' })).toHaveTextContent('設定済み');
    expect(screen.getByRole('region', { name: '表示の明るさ' })).toHaveTextContent('端末に合わせる');
  });

  it('says that no mails are received once the member has chosen so', async () => {
    await site.openAsNewMember(SETTINGS_PATH, { allowVacancy: false });
    expect(await screen.findByRole('region', { name: 'メール受信設定' })).toHaveTextContent('受け取らない');
  });

  it('chooses the colour scheme in its row', async () => {
    await open(SETTINGS_PATH);
    await user.click(await screen.findByRole('link', { name: '表示の明るさ：変更' }));
    await user.click(screen.getByRole('radio', { name: '暗い' }));
    await user.click(screen.getByRole('link', { name: '閉じる' }));
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    localStorage.clear();
  });

  it('opens one section at a time, and Back opens the previous one again', async () => {
    const router = await open(`${SETTINGS_PATH}#password-edit`);
    await screen.findByRole('form', { name: 'パスワードの変更' });
    await user.click(screen.getByRole('link', { name: 'メールアドレス：変更' }));
    await screen.findByRole('form', { name: 'メールアドレスの変更' });
    expect(getOpenFormNames()).toEqual(['メールアドレスの変更']);
    act(() => router.current.back());
    await screen.findByRole('form', { name: 'パスワードの変更' });
    expect(getOpenFormNames()).toEqual(['パスワードの変更']);
  });

  it('opens the section when the hash is edited in the address bar', async () => {
    await open(SETTINGS_PATH);
    await screen.findByRole('link', { name: '退会：手続きへ' });
    act(() => {
      window.location.hash = '#withdrawal';
    });
    expect(await screen.findByRole('form', { name: '退会の手続き' })).toBeVisible();
  });

  it('keeps the focus on the section’s link when it is opened and closed', async () => {
    await open(SETTINGS_PATH);
    await user.click(await screen.findByRole('link', { name: 'パスワード：変更' }));
    const close = await screen.findByRole('link', { name: '閉じる' });
    expect(close).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'パスワード：変更' })).toHaveFocus();
  });
});

const SESSIONS_PATH = '/mypage/system/#login-sessions';
const DATA_PATH = '/mypage/system/#personal-data';

/** Logs a new member in, here with Chrome and elsewhere with Safari and Firefox. */
async function logInThreeTimes() {
  const member = await site.api.createMember();
  const setBrowser = (name: string, os: string) =>
    site.api.pool.query(
      'update sessions set browser = $2, os = $3 where member_id = $1 and browser is null',
      [member.id, name, os],
    );
  const phone = await site.api.logInAs(member);
  await setBrowser('Safari', 'iOS');
  const laptop = await site.api.logInAs(member);
  await setBrowser('Firefox', 'macOS');
  await site.logIn(member);
  await setBrowser('Chrome', 'Windows');
  return { member, phone, laptop };
}

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const findSection = (name: string) => screen.findByRole('region', { name });
const rowTexts = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('active sessions in the settings', () => {
  it('that cannot be read are counted, and can be ended with the others', async () => {
    await site.logIn(await site.api.createMember());
    site.use(
      http.get('*/api/v3/public/sessions/', async ({ request }) => {
        const sessions = (await (await site.answer(request)).json()) as object[];
        return HttpResponse.json([...sessions, { browser: 'Safari' }]);
      }),
    );
    await site.open(SESSIONS_PATH);
    const section = within(await findSection('ログイン中の端末'));
    expect(await section.findByText('ほかに表示できないものが1件あります。')).toBeVisible();
    expect(section.getByRole('button', { name: 'ほかの端末をすべてログアウト' })).toBeVisible();
  });

  it('are listed with browser, system and time, and this one is marked', async () => {
    await logInThreeTimes();
    await site.open(SESSIONS_PATH);
    const section = await findSection('ログイン中の端末');
    await within(section).findByText('Chrome・Windows');
    const rows = rowTexts(section);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Chrome・Windowsこの端末最終利用：\d+月\d+日\(.\) \d\d:\d\d（ログイン：/);
    expect(rows.join()).toMatch(/Safari・iOS最終利用.*/);
    expect(within(section).queryByRole('button', { name: /Chrome/ })).not.toBeInTheDocument();
  });

  it('are counted while the section is closed', async () => {
    await logInThreeTimes();
    await site.open('/mypage/system/');
    expect(await findSection('ログイン中の端末')).toHaveTextContent('3件（この端末を含む）');
  });

  it('end one by one', async () => {
    const { phone, laptop } = await logInThreeTimes();
    await site.open(SESSIONS_PATH);
    const section = await findSection('ログイン中の端末');
    await user.click(
      await within(section).findByRole('button', { name: /^Safari・iOS（最終利用：.+）をログアウトさせる$/ }),
    );
    await expectToast('端末をログアウトしました。');
    expect(rowTexts(section)).toHaveLength(2);
    expect((await phone.get('/members/me/')).status).toBe(403);
    expect((await laptop.get('/members/me/')).status).toBe(200);
  });

  it('have ended when the API no longer knows them, but not when it does not have the call', async () => {
    await logInThreeTimes();
    const router = await site.open(SESSIONS_PATH);
    const section = await findSection('ログイン中の端末');
    site.use(
      http.delete('*/api/v3/public/sessions/:id/', async ({ request }) => {
        await site.answer(request.clone());
        return HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
      }),
    );
    await user.click(
      await within(section).findByRole('button', { name: /^Safari・iOS（最終利用：.+）をログアウトさせる$/ }),
    );
    await expectToast('端末をログアウトしました。');
    expect(rowTexts(section)).toHaveLength(2);
    expect(router.current.asPath).toBe(SESSIONS_PATH);
    const end = within(section).getByRole('button', { name: /^Firefox・macOS.*をログアウトさせる$/ });
    site.use(http.delete('*/api/v3/public/sessions/:id/', () => HttpResponse.html('', { status: 404 })));
    await user.click(end);
    await waitFor(() => expect(router.current.asPath).toBe('/custom-404/'));
  });

  it('end all but this one after a confirmation', async () => {
    const { member, phone, laptop } = await logInThreeTimes();
    await site.open(SESSIONS_PATH);
    const name = 'ほかの端末をすべてログアウト';
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await findDialog('ほかの端末をすべてログアウトさせますか？');
    await user.click(dialog.getByRole('button', { name: 'ログアウトさせる' }));
    await expectToast('ほかの端末をすべてログアウトしました。');
    const section = await findSection('ログイン中の端末');
    expect(rowTexts(section)).toHaveLength(1);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    for (const browser of [phone, laptop]) expect((await browser.get('/members/me/')).status).toBe(403);
    const { rows } = await site.api.pool.query('select from sessions where member_id = $1', [member.id]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['404', () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })],
    ['200 with something else', () => HttpResponse.json({ status: 'ok' })],
    ['500', () => HttpResponse.json({}, { status: 500 })],
  ])('do not appear when the API answers %s, and the rest of the settings does', async (_name, answer) => {
    site.use(http.get('*/api/v3/public/sessions/', answer));
    const { router } = await site.openAsNewMember('/mypage/system/');
    expect(await screen.findByRole('link', { name: '退会：手続きへ' })).toBeVisible();
    expect(screen.queryByText('ログイン中の端末')).not.toBeInTheDocument();
    expect(screen.queryByText('データの受け取り')).not.toBeInTheDocument();
    expect(router.current.asPath).toBe('/mypage/system/');
  });
});

describe("the member's data", () => {
  afterEach(() => vi.restoreAllMocks());

  it('is downloaded as a JSON file', async () => {
    const { member } = await site.openAsNewMember(DATA_PATH);
    const files: { name: string; content: Blob }[] = [];
    let content = new Blob();
    URL.createObjectURL = vi.fn((blob: Blob) => {
      content = blob;
      return 'blob:data';
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content });
    });
    await press('データをダウンロードする');
    await expectToast('データをダウンロードしました。');
    expect(files).toMatchObject([{ name: 'personal-data.json' }]);
    const text = await readText(files[0]?.content ?? new Blob());
    expect(JSON.parse(text)).toMatchObject({
      account: { email: member.email },
      sessions: [{ is_current: true }],
    });
  });

  it('that cannot be fetched shows the reason', async () => {
    await site.openAsNewMember(DATA_PATH);
    const error = 'ただいまサービスに接続できません。';
    site.respond('get', '*/api/v3/public/personal-data/', 409, { error });
    await press('データをダウンロードする');
    await expectToast(error);
  });
});

it('a linked Google account is shown, although the operator no longer offers Google login', async () => {
  const member = await site.api.createMember();
  await site.api.pool.query('update members set google_subject = $1 where id = $2', ['g', member.id]);
  await site.openAs(member, '/mypage/system/');
  const section = await findSection('Googleアカウント連携');
  expect(section).toHaveTextContent('連携中');
});

it.each([
  [
    'password-edit',
    'パスワードを変更する',
    ['現在のパスワードを入力してください。', '新しいパスワードを入力してください。'],
  ],
  [
    'email-edit',
    '認証メールを送信する',
    ['新しいメールアドレスを入力してください。', '現在のパスワードを入力してください。'],
  ],
])('the summary of the errors of %s names each field once', async (section, button, messages) => {
  await site.openAsNewMember(`/mypage/system/#${section}`);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const name of messages) expect(await screen.findByRole('link', { name })).toBeVisible();
});
