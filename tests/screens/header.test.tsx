import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildEntry, createApplicant, createOpenVacancy } from '../setup/applications';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

/** Of the bar itself: the small menu repeats some of it. */
const getAuthLinks = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('link')
    .filter((link) => !link.closest('[hidden]'))
    .map((link) => link.textContent)
    .filter((text) => text === 'ログイン' || text === '会員登録');

describe('header', () => {
  it('logged out: offers login and registration', async () => {
    await site.open('/vacancy/');
    expect(getAuthLinks()).toEqual(['ログイン', '会員登録']);
  });

  it('on the login page: offers registration only', async () => {
    await site.open('/auth/login/');
    expect(getAuthLinks()).toEqual(['会員登録']);
  });

  it('on the way through registration: offers neither', async () => {
    await site.open('/auth/register');
    expect(getAuthLinks()).toEqual([]);
  });

  it('logged in: offers neither, but the menus of the member', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/vacancy/');
    expect(getAuthLinks()).toEqual([]);
    expect(await screen.findByRole('button', { name: '応募管理' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '田中さんのメニュー' }));
    expect(screen.getByRole('link', { name: '職務経歴・学歴' })).toHaveAttribute('href', '/mypage/#career');
    expect(screen.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  });

  it('after an application: its title is in the application menu', async () => {
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    await site.logIn(member);
    await site.open('/mypage/');
    await user.click(await screen.findByRole('button', { name: '応募管理' }));
    const list = await screen.findByRole('list', { name: '最近応募した案件' });
    expect(within(list).getByRole('link')).toHaveAttribute('href', `/vacancy/${vacancy}/`);
  });

  it('logout from the profile menu: goes to the top page, says so once and leaves nothing behind', async () => {
    await site.logIn(await site.api.createMember());
    const router = await site.open('/mypage/?edit=career');
    await user.type(await screen.findByLabelText('勤務先・屋号'), '独立開業');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('独立開業'));
    await user.click(screen.getByRole('button', { name: '田中さんのメニュー' }));
    await user.click(screen.getByRole('button', { name: 'ログアウト' }));
    // What is not saved goes with the member: that is asked first.
    await user.click(await screen.findByRole('button', { name: '破棄してログアウト' }));
    expect(await screen.findByText('ログアウトしました。')).toBeVisible();
    expect(router.current.asPath).toBe('/');
    expect(getAuthLinks()).toEqual(['ログイン', '会員登録']);
    expect(JSON.stringify(localStorage)).not.toContain('独立開業');
    expect(site.cookies.has('sessionid')).toBe(false);
  });
});
