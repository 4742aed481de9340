import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildEntry, CAREER, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const EDITOR = '/mypage/?edit=career';
const OTHER_MEMBER = /別の会員としてログインしたため、保存していません。/;

const companyField = () => screen.findByLabelText('勤務先・屋号');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function logInThroughDialog(email: string, password: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'もう一度ログインしてください' }));
  await user.clear(dialog.getByLabelText('メールアドレス'));
  await user.type(dialog.getByLabelText('メールアドレス'), email);
  await user.type(dialog.getByLabelText('パスワード'), password);
  await user.click(dialog.getByRole('button', { name: 'ログイン' }));
}

describe('another member who logs in through the dialog of a save', () => {
  it('gets nothing of it: the tab returns to the login page, and the first member finds the input again', async () => {
    const member = await site.api.createMember({ careers: [CAREER] });
    const other = await site.api.createMember();
    await site.logIn(member);
    const router = await site.open(EDITOR);
    await user.type(await companyField(), '（会計事務所）');
    site.cookies.delete('sessionid');
    await press('保存する');
    await logInThroughDialog(other.email, other.password);
    await waitFor(() =>
      expect(router.current.asPath).toBe(`/auth/login/?redirect=${encodeURIComponent(EDITOR)}`),
    );
    await expectToast(OTHER_MEMBER);
    expect(screen.queryByLabelText('勤務先・屋号')).not.toBeInTheDocument();
    const record = await (await site.api.logInAs(other)).get('/members/me/');
    expect(JSON.stringify(await record.json())).not.toContain('会計事務所');

    await user.type(screen.getByLabelText('メールアドレス'), member.email);
    await user.type(screen.getByLabelText('パスワード'), member.password);
    await press('ログイン');
    await waitFor(() => expect(router.current.asPath).toBe(EDITOR));
    await waitFor(() => expect(screen.getByLabelText('勤務先・屋号')).toHaveValue('独立開業（会計事務所）'));
    await press('保存する');
    expect(await screen.findByRole('heading', { name: /^独立開業（会計事務所）/ })).toBeVisible();
  });
});

describe('another member who has logged in in a window beside this one', () => {
  it('gets no application that this window sends, and the window reloads', async () => {
    const first = await createApplicant(site.api);
    const other = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    const draft = { version: 1, savedAt: Date.now(), value: buildEntry(vacancy) };
    localStorage.setItem(`draft:vacancy-entry:${first.member.id}:${vacancy}`, JSON.stringify(draft));
    await site.logIn(first.member);
    await site.open(`/vacancy/${vacancy}/confirm/`);
    await screen.findByRole('button', { name: 'この内容で応募する' });
    // Neither window is hidden at any time.
    await site.logIn(other.member);
    await press('この内容で応募する');
    // The page is that of the other member, who has typed nothing.
    await waitFor(() => expect(screen.getByText(/^確認できる入力内容がありません。/)).toBeVisible());
    const applications = await other.browser.get('/vacancy-applications/');
    expect(await applications.json()).toEqual([]);
  });

  it('is logged out by the logout of this window', async () => {
    const first = await site.api.createMember();
    const other = await site.api.createMember();
    await site.logIn(first);
    await site.open('/terms');
    await user.click(await screen.findByLabelText('田中さんのメニュー'));
    await site.logIn(other);
    const session = site.cookies.get('sessionid');
    await press('ログアウト');
    await expectToast('ログアウトしました。');
    const browser = site.api.agent();
    browser.cookies.set('sessionid', session ?? '');
    expect((await browser.get('/members/me/')).status).toBe(403);
  });
});
