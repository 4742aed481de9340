import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { LAST_LOGOUT_KEY } from '@/stores/last-logout';
import { PASSWORD } from '@/tests/setup/api';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectNoDialog, findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();
const REASONS = '*/api/v3/public/withdraw-reason-choices/';

async function openWithdrawal() {
  const member = await site.api.createMember();
  await site.logIn(member);
  return { member, router: await site.open('/mypage/system/#withdrawal') };
}

async function openWithdrawalForm() {
  const { member, router } = await openWithdrawal();
  const form = within(await screen.findByRole('form', { name: '退会の手続き' }));
  return { member, router, form };
}

const submitForm = () => press('退会の確認へ進む');

/** Chooses a reason, types the password and goes to the confirmation. */
async function fillIn(form: ReturnType<typeof within>, password = PASSWORD) {
  await user.click((await form.findAllByRole('checkbox'))[0] as HTMLElement);
  await enter('現在のパスワード', password, form);
  await submitForm();
}

describe('withdrawal (spec §4)', () => {
  it('withdraws after the confirmation, logs out and goes to /delete-complete/', async () => {
    const { member, router, form } = await openWithdrawalForm();
    await fillIn(form);
    const dialog = await findDialog('退会しますか？');
    await user.click(dialog.getByRole('button', { name: '退会する' }));
    await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
    expect(router.current.asPath).toBe('/delete-complete/');
    expect(screen.getByRole('banner')).toHaveTextContent('ログイン');
    // Ends the other tabs.
    expect(localStorage.getItem(LAST_LOGOUT_KEY)).not.toBeNull();
    await expect(site.api.logInAs(member)).rejects.toThrow();
  });

  it('ends the session when the API has left it open, so that the page of the withdrawal is shown', async () => {
    const { router, form } = await openWithdrawalForm();
    site.use(http.patch('*/api/v3/public/members/:id/withdraw/', () => HttpResponse.json({})));
    await fillIn(form);
    await press('退会する');
    await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
    expect(router.current.asPath).toBe('/delete-complete/');
    expect(screen.getByRole('banner')).toHaveTextContent('ログイン');
    expect(site.cookies.has('sessionid')).toBe(false);
  });

  it.each([
    ['cut', () => HttpResponse.error()],
    ['replaced by a gateway', () => HttpResponse.html('<h1>504</h1>', { status: 504 })],
  ])('asks for no login that cannot succeed when the reply is %s', async (_name, lostReply) => {
    const { member, router, form } = await openWithdrawalForm();
    let calls = 0;
    site.use(
      http.patch('*/api/v3/public/members/:id/withdraw/', async ({ request }) => {
        calls += 1;
        if (calls > 1) return HttpResponse.json({ detail: 'Authentication…' }, { status: 403 });
        await site.answer(request.clone());
        return lostReply();
      }),
    );
    await fillIn(form);
    await press('退会する');
    await screen.findByRole('heading', { name: '退会の手続きが完了しました' });
    expect(router.current.asPath).toBe('/delete-complete/');
    await expect(site.api.logInAs(member)).rejects.toThrow();
  });

  it('says that a withdrawal which did not arrive has failed', async () => {
    const { router, form } = await openWithdrawalForm();
    site.respond('patch', '*/api/v3/public/members/:id/withdraw/', 502, {});
    await fillIn(form);
    await press('退会する');
    expect(await screen.findByText(/予期しないサーバーエラー/)).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/system/#withdrawal');
  });

  it('sends nothing and keeps the selection when the confirmation is cancelled', async () => {
    const { member, form } = await openWithdrawalForm();
    await fillIn(form);
    await press('戻る');
    await expectNoDialog();
    expect(form.getAllByRole('checkbox')[0]).toBeChecked();
    await expect(site.api.logInAs(member)).resolves.toBeDefined();
  });

  it('keeps the reasons and the comment but not the password when another section is opened in between', async () => {
    const { form } = await openWithdrawalForm();
    await user.click((await form.findAllByRole('checkbox'))[1] as HTMLElement);
    await user.type(form.getByLabelText('ご意見・ご要望'), '案件が少なかったため。');
    await user.type(form.getByLabelText('現在のパスワード'), PASSWORD);
    await user.click(screen.getByRole('link', { name: 'メールアドレス：変更' }));
    await screen.findByRole('form', { name: 'メールアドレスの変更' });
    await user.click(screen.getByRole('link', { name: '退会：手続きへ' }));
    const again = within(await screen.findByRole('form', { name: '退会の手続き' }));
    await waitFor(() => expect(again.getByLabelText('ご意見・ご要望')).toHaveValue('案件が少なかったため。'));
    expect((await again.findAllByRole('checkbox'))[1]).toBeChecked();
    expect(again.getByLabelText('現在のパスワード')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD);
  });

  it('shows an error and opens no dialog when no reason is selected', async () => {
    await openWithdrawalForm();
    await submitForm();
    expect((await screen.findAllByText(/退会の理由を選択してください/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the form only with its reasons, which would move its button from under the pointer', async () => {
    const release = site.hold('get', REASONS);
    await openWithdrawal();
    await within(await screen.findByRole('region', { name: '退会' })).findByText('読み込み中');
    expect(screen.queryByRole('button', { name: '退会の確認へ進む' })).not.toBeInTheDocument();
    release();
    const form = within(await screen.findByRole('form', { name: '退会の手続き' }));
    expect(form.getAllByRole('checkbox').length).toBeGreaterThan(1);
  });

  it('says that the reasons cannot be loaded, and shows the form after 再読み込み', async () => {
    site.use(http.get(REASONS, () => HttpResponse.json({}, { status: 404 }), { once: true }));
    await openWithdrawal();
    await screen.findByText(/退会理由の選択肢を表示できません/);
    await press('再読み込み');
    await screen.findByRole('form', { name: '退会の手続き' });
  });

  it('marks the password field invalid when the password is wrong', async () => {
    const { form } = await openWithdrawalForm();
    await fillIn(form, 'wrong-password');
    await press('退会する');
    await waitFor(() => expect(form.getByLabelText('現在のパスワード')).toBeInvalid());
  });
});

it('/delete-complete/ confirms the withdrawal to visitors and has the full footer', async () => {
  await site.open('/delete-complete/');
  expect(screen.getByRole('heading', { name: '退会の手続きが完了しました' })).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '企業の方へ' })).toBeVisible();
});
