import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { jsonOf } from '@/tests/setup/agent';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, expectToast, user } from '@/tests/setup/user';

const site = setUpSite();
/** Returns the links of the bar only, because the closed mobile menu repeats some of them. */
const getAuthLinks = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('link')
    .filter((link) => !link.closest('[hidden], details:not([open])'))
    .map((link) => link.textContent)
    .filter((text) => text === 'ログイン' || text === '会員登録');

describe('header', () => {
  it.each([
    ['/auth/login/?redirect=%2Fseminar%2F', '会員登録', '/auth/register/?redirect=%2Fseminar%2F'],
    ['/auth/reset?redirect=%2Fseminar%2F', '会員登録', '/auth/register/?redirect=%2Fseminar%2F'],
    ['/auth/reset?redirect=%2Fseminar%2F', 'ログイン', '/auth/login/?redirect=%2Fseminar%2F'],
    ['/vacancy/?redirect=%2Fseminar%2F', 'ログイン', '/auth/login/'],
  ])('on %s, %s leads to %s', async (path, name, href) => {
    await site.open(path);
    const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name });
    await waitFor(() => expect(link).toHaveAttribute('href', href));
  });

  it('shows neither login nor registration during the registration', async () => {
    await site.open('/auth/register');
    expect(getAuthLinks()).toEqual([]);
  });

  it('lists an application in the application menu, below the links to all of them', async () => {
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    await site.openAs(member, '/mypage/');
    await user.click(await screen.findByLabelText('応募管理'));
    const list = await screen.findByRole('list', { name: '最近応募した案件' });
    expect(within(list).getByRole('link')).toHaveAttribute('href', `/vacancy/${vacancy}/`);
    const banner = within(screen.getByRole('banner'));
    expectLink('応募した案件', '/mypage/vacancy/', banner);
    expectLink('申し込んだセミナー', '/mypage/seminar/', banner);
  });

  it('leads from the profile menu to each section of the profile, the documents and each section of the settings', async () => {
    const settings = siteConfig();
    onTestFinished(() => setSiteConfig(settings));
    setSiteConfig({ ...settings, googleClientId: 'id.apps.googleusercontent.com' });
    await site.openAsNewMember('/vacancy/');
    const summary = await screen.findByLabelText('田中さんのメニュー');
    const menu = within(summary.closest('details') as HTMLElement);
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mypage/',
      ...['profile', 'career', 'license', 'skill', 'work-style', 'conditions'].map((id) => `/mypage/#${id}`),
      '/mypage/resume/',
      '/mypage/cpe/',
      ...['email-notifications-edit', 'email-edit', 'sns-edit', 'password-edit', 'invoice-edit'].map(
        (id) => `/mypage/system/#${id}`,
      ),
      '/mypage/system/#color-scheme',
      '/mypage/system/#withdrawal',
    ]);
    expect(menu.getByRole('button', { name: 'ログアウト' })).toBeInTheDocument();
  });

  it('leads from the menus to whom to ask, if that is set', async () => {
    const settings = siteConfig();
    onTestFinished(() => setSiteConfig(settings));
    setSiteConfig({ ...settings, contactHref: 'mailto:contact@example.com' });
    await site.openAsNewMember('/mypage/');
    await screen.findByLabelText('田中さんのメニュー');
    const banner = within(screen.getByRole('banner'));
    const inMenuOf = (name: string) => within(screen.getByLabelText(name).closest('details') as HTMLElement);
    for (const name of ['応募管理', 'メニュー'])
      expectLink('お問い合わせ', 'mailto:contact@example.com', inMenuOf(name));
    expectLink('表示の明るさ', '/mypage/system/#color-scheme', banner);
    cleanup();
    setSiteConfig({ ...settings, contactHref: null });
    await site.open('/mypage/');
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'お問い合わせ' }),
    ).not.toBeInTheDocument();
  });
});

const NOTICE = /メールの受信設定を、マイページから変更できるようになりました/;

describe('notification panel (spec §2)', () => {
  it('shows an unread dot and the notice of 2024年6月1日 when the mail settings have never been saved', async () => {
    await site.openAsNewMember('/vacancy/');
    const bell = await screen.findByLabelText('お知らせ（未読あり）');
    expect(bell.querySelector('svg + span')).toBeVisible();
    await user.click(bell);
    const notice = screen.getByRole('link', { name: NOTICE });
    expect(within(notice).getByText('2024年6月1日')).toBeVisible();
    expect(notice).toHaveTextContent(/案件・セミナー・運営からのお知らせのメールをすべて受け取る設定にして/);
    expect(screen.queryByText('お知らせはありません。')).not.toBeInTheDocument();
  });

  it('sets all three flags, opens the settings and clears the unread dot when the notice is followed', async () => {
    const { member, router } = await site.openAsNewMember('/vacancy/');
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    await user.click(screen.getByRole('link', { name: NOTICE }));
    await screen.findByRole('heading', { level: 1, name: '設定' });
    expect(router.current.asPath).toBe('/mypage/system/');
    expect(await screen.findByLabelText('お知らせ')).toBeVisible();
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.receive).toEqual({ allow_vacancy: true, allow_seminar: true, allow_news: true });
  });

  it('shows the server’s reason and stays on the page when the save is rejected', async () => {
    const { router } = await site.openAsNewMember('/vacancy/');
    const error = '現在、設定を変更できません。';
    site.respond('patch', '*/members/:id/', 403, { error });
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    await user.click(screen.getByRole('link', { name: NOTICE }));
    await expectToast(error);
    expect(router.current.asPath).toBe('/vacancy/');
  });

  it('only opens the settings when an API does not accept the flags', async () => {
    const { router } = await site.openAsNewMember('/vacancy/');
    site.respond('patch', '*/members/:id/', 400, { receive: { allow_news: ['選択できません。'] } });
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    await user.click(screen.getByRole('link', { name: NOTICE }));
    await screen.findByRole('heading', { level: 1, name: '設定' });
    expect(router.current.asPath).toBe('/mypage/system/');
    expect(screen.getByLabelText('お知らせ（未読あり）')).toBeVisible();
  });

  it('says that nothing was sent when the API cannot be reached', async () => {
    const { router } = await site.openAsNewMember('/vacancy/');
    site.use(http.patch('*/members/:id/', () => HttpResponse.error()));
    await user.click(await screen.findByLabelText('お知らせ（未読あり）'));
    await user.click(screen.getByRole('link', { name: NOTICE }));
    await expectToast(/サーバーに接続できませんでした/);
    expect(router.current.asPath).toBe('/vacancy/');
  });

  it('says that there are no notices, and Escape returns the focus to the bell', async () => {
    await site.openAsNewMember('/vacancy/', { allowVacancy: false });
    const bell = await screen.findByLabelText('お知らせ');
    expect(bell.querySelector('svg + span')).not.toBeInTheDocument();
    await user.click(bell);
    expect(screen.getByText('お知らせはありません。')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText('お知らせはありません。')).not.toBeVisible();
    expect(bell).toHaveFocus();
  });
});
