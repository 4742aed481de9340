import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNavigationStore } from '@/stores/navigation-store';
import { useToastStore } from '@/stores/toast-store';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectLink, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();
const NEW_PASSWORD = 'another-horse-2026';

async function requestReset(email: string) {
  await enter('メールアドレス', email);
  await press('再設定用のメールを送信する');
  await screen.findByRole('heading', { name: 'メールを送信しました' });
}

const getMailedLink = async (email: string) => {
  const [mail] = await site.api.deliverMails(email);
  return /\/auth\/reset\/password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
};

async function submitNewPassword() {
  await enter('新しいパスワード', NEW_PASSWORD);
  await press('パスワードを設定する');
}

/** Requests a reset in another browser. */
async function requestLink() {
  const { email } = await site.api.createMember();
  await site.api.agent().post('/issue-password-token/', { email });
  return { email, link: await getMailedLink(email) };
}

describe('password reset (spec §4)', () => {
  it('offers a new mail when an existing API answers 404 for a token that it does not know', async () => {
    const { link } = await requestLink();
    const router = await site.open(link);
    site.respond('post', '*/api/v3/public/update-password/', 404, { detail: 'Not found.' });
    await submitNewPassword();
    expect(await screen.findByRole('link', { name: 'もう一度メールを受け取る' })).toBeVisible();
    expect(router.current.asPath).not.toBe('/custom-404/');
  });

  it('shows why a password is refused, and offers no new mail', async () => {
    const body = { password: ['このパスワードは一般的すぎます。'] };
    const { link } = await requestLink();
    await site.open(link);
    site.respond('post', '*/api/v3/public/update-password/', 400, body);
    await submitNewPassword();
    const field = await screen.findByLabelText('新しいパスワード');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/このパスワードは一般的すぎます。/));
    expect(screen.queryByRole('link', { name: 'もう一度メールを受け取る' })).not.toBeInTheDocument();
  });

  it('names no field for a link that is refused', async () => {
    const { link } = await requestLink();
    await site.open(link);
    const body = { token: ['リンクの有効期限が切れています。'] };
    site.respond('post', '*/api/v3/public/update-password/', 400, body);
    await submitNewPassword();
    expect(await screen.findByText('リンクの有効期限が切れています。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'もう一度メールを受け取る' })).toBeVisible();
  });

  it('shows the same page for an address that an existing API answers with 404, but not for a missing call', async () => {
    const router = await site.open('/auth/reset/');
    let answer = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
    site.use(http.post('*/api/v3/public/issue-password-token/', () => answer()));
    await requestReset('nobody@example.com');
    expect(router.current.asPath).toBe('/auth/reset/complete/');
    expect(screen.getByText('nobody@example.com')).toBeVisible();
    answer = () => HttpResponse.json(null, { status: 404 });
    await press('メールを再送する');
    await waitFor(() => expect(router.current.asPath).toBe('/custom-404/'));
  });

  it('sets a new password through the mailed link, starting from the login page', async () => {
    const member = await site.api.createMember();
    const router = await site.open('/auth/login/');
    await user.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
    await screen.findByRole('heading', { name: 'パスワードの再設定' });
    await requestReset(member.email);
    expect(router.current.asPath).toBe('/auth/reset/complete/');
    const link = await getMailedLink(member.email);
    await act(() => router.current.push(link));
    await submitNewPassword();
    await expectToast('パスワードの再設定が完了しました。');
    expect(useToastStore.getState().duration).toBe(5000);
    expect(router.current.asPath).toBe('/auth/login/');
    await expect(site.api.logInAs({ ...member, password: NEW_PASSWORD })).resolves.toBeDefined();
  });

  it('returns after the login to the page that needed it, also in the tab that the mail opens', async () => {
    const member = await site.api.createMember();
    await site.open('/auth/login/?redirect=/seminar/');
    const link = await screen.findByRole('link', { name: 'パスワードをお忘れの方' });
    // A tab of its own (Ctrl and click) has no stored target.
    await waitFor(() => expect(link).toHaveAttribute('href', '/auth/reset?redirect=%2Fseminar%2F'));
    await user.click(link);
    await screen.findByRole('heading', { name: 'パスワードの再設定' });
    await requestReset(member.email);
    cleanup();
    sessionStorage.clear();
    act(() => useNavigationStore.getState().clearRedirectTarget());
    const router = await site.open(await getMailedLink(member.email));
    await submitNewPassword();
    await waitFor(() => expect(router.current.asPath).toBe('/auth/login/'));
    expect(await screen.findByLabelText('メールアドレス')).toHaveValue(member.email);
    await enter('パスワード', NEW_PASSWORD);
    await press('ログイン');
    await waitFor(() => expect(router.current.asPath).toBe('/seminar/'));
  });

  it('takes the target from the address in a tab of its own', async () => {
    const member = await site.api.createMember();
    await site.open('/auth/reset?redirect=%2Fseminar%2F');
    const back = screen.getByRole('link', { name: 'ログインに戻る' });
    await waitFor(() => expect(back).toHaveAttribute('href', '/auth/login/?redirect=%2Fseminar%2F'));
    await requestReset(member.email);
    const again = screen.getByRole('link', { name: '別のアドレスを入力する' });
    expect(again).toHaveAttribute('href', '/auth/reset?redirect=%2Fseminar%2F');
    expect(localStorage.getItem('registration')).toContain('"path":"/seminar/"');
  });

  it('sends another mail on request', async () => {
    const member = await site.api.createMember();
    await site.open('/auth/reset');
    await requestReset(member.email);
    await press('メールを再送する');
    await expectToast('再設定用のメールをもう一度送信しました。');
  });

  it('names the account whose password is set, for the person and for password managers', async () => {
    const { email, link } = await requestLink();
    await site.open(link);
    const account = screen.getByLabelText('メールアドレス');
    expect(account).toHaveValue(email);
    expect(account).toHaveAttribute('autocomplete', 'username');
    expect(account).toHaveAttribute('readonly');
  });

  it('says at once that a link was used, and leads to a new one', async () => {
    const { email, link } = await requestLink();
    const token = link.split('=')[1];
    await site.api.agent().post('/update-password/', { token, password: NEW_PASSWORD });
    await site.open(link);
    expect(screen.getByRole('heading', { name: 'このリンクはご利用いただけません' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(email);
    expectLink('もう一度メールを受け取る', '/auth/reset');
  });

  it('shows the form when the API has no call that tells about the link', async () => {
    site.use(http.get('*/update-password/', () => new HttpResponse(null, { status: 405 })));
    await site.open('/auth/reset/password?token=of-another-api');
    expect(screen.getByLabelText('新しいパスワード')).toBeVisible();
    expect(screen.queryByLabelText('メールアドレス')).not.toBeInTheDocument();
  });

  it('keeps the input and links to a new request when the token is used or expired meanwhile', async () => {
    const { link } = await requestLink();
    await site.open(link);
    await site.api.pool.query("update tokens set created_at = now() - interval '2 days', expires_at = now()");
    await submitNewPassword();
    const again = await screen.findByRole('link', { name: 'もう一度メールを受け取る' });
    expect(again).toHaveAttribute('href', '/auth/reset');
    expect(screen.getByLabelText('新しいパスワード')).toHaveValue(NEW_PASSWORD);
  });

  it('shows an error page when the token is missing', async () => {
    await site.open('/auth/reset/password');
    expect(screen.getByRole('heading', { name: 'リンクを確認できませんでした' })).toBeVisible();
  });
});
