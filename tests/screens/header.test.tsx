import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { useToastStore } from '@/stores/toast-store';
import { expectToast } from '@/tests/setup/toast';
import { buildEntry, createApplicant, createOpenVacancy } from '../setup/applications';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

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

  it('lists an application in the application menu', async () => {
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    await site.logIn(member);
    await site.open('/mypage/');
    await user.click(await screen.findByLabelText('応募管理'));
    const list = await screen.findByRole('list', { name: '最近応募した案件' });
    expect(within(list).getByRole('link')).toHaveAttribute('href', `/vacancy/${vacancy}/`);
  });

  it('leads from the menus to whom to ask, if that is set', async () => {
    const settings = siteConfig();
    onTestFinished(() => setSiteConfig(settings));
    setSiteConfig({ ...settings, contactHref: 'mailto:contact@example.com' });
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/');
    await screen.findByLabelText('田中さんのメニュー');
    const banner = within(screen.getByRole('banner'));
    const inMenuOf = (name: string) => within(screen.getByLabelText(name).closest('details') as HTMLElement);
    for (const name of ['応募管理', 'メニュー'])
      expect(inMenuOf(name).getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute(
        'href',
        'mailto:contact@example.com',
      );
    expect(banner.getByRole('link', { name: '表示の明るさ' })).toHaveAttribute(
      'href',
      '/mypage/system/#color-scheme',
    );
    cleanup();
    setSiteConfig({ ...settings, contactHref: null });
    await site.open('/mypage/');
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'お問い合わせ' }),
    ).not.toBeInTheDocument();
  });

  it('goes to the top page after a logout from the profile menu and deletes the member’s data', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/mypage/?edit=career');
    await user.type(await screen.findByLabelText('勤務先・屋号'), '独立開業');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('独立開業'));
    await user.click(screen.getByLabelText('田中さんのメニュー'));
    await user.click(screen.getByRole('button', { name: 'ログアウト' }));
    // The logout deletes unsaved input, so a dialog asks for a confirmation first.
    await user.click(await screen.findByRole('button', { name: '下書きを破棄してログアウト' }));
    await expectToast('ログアウトしました。');
    expect(useToastStore.getState()).toMatchObject({ duration: 2750, sequence: 1 });
    expect(router.current.asPath).toBe('/');
    expect(getAuthLinks()).toEqual(['ログイン', '会員登録']);
    expect(JSON.stringify(localStorage)).not.toContain('独立開業');
    expect(site.cookies.has('sessionid')).toBe(false);
  });
});
