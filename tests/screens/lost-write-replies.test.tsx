import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { PASSWORD } from '@/tests/setup/api';
import { buildEntry, createApplicant, createOpenVacancy } from '../setup/applications';
import { setUpSite } from '../setup/screen';
import { createOpenSeminar } from '../setup/seminars';
import { expectToast } from '../setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
const findDialog = async () => within(await screen.findByRole('dialog'));

describe('application to a seminar whose reply was lost', () => {
  it('says that it has arrived instead of asking the member to try again', async () => {
    const member = await site.api.createMember({ invoiceState: '3' });
    const seminar = await createOpenSeminar(site.api.db);
    await site.logIn(member);
    await site.open(`/seminar/${seminar}/`);
    site.use(
      http.post('*/api/v3/public/applications/', async ({ request }) => {
        await site.answer(request.clone());
        // The reply to the repeated request; one that is lost too would only be sent again after a while.
        return HttpResponse.json(
          { non_field_errors: ['The fields seminar, member must make a unique set.'] },
          { status: 400 },
        );
      }),
    );
    await user.click(await screen.findByRole('button', { name: '申し込む' }));
    await user.click((await findDialog()).getByRole('button', { name: '申し込む' }));
    const dialog = await screen.findByRole('dialog', { name: 'セミナーへの申し込みが完了しました' });
    expect(within(dialog).getByText(/^申し込みは届いています。/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: '申し込む' })).not.toBeInTheDocument();
  });
});

describe('change of an application whose reply was lost', () => {
  /** An API that allows each change only once, and whose first reply is lost, refuses the request that is repeated. */
  const loseFirstReply = (path: string) => {
    let calls = 0;
    site.use(
      http.all(`*/api/v3/public${path}`, async ({ request }) => {
        if (calls++ > 0) return HttpResponse.json({ detail: '変更できません。' }, { status: 400 });
        await site.answer(request.clone());
        return HttpResponse.error();
      }),
    );
  };

  it('is reported as done for a vacancy', async () => {
    const { member, browser } = await createApplicant(site.api);
    await browser.post('/vacancy-applications/', buildEntry(await createOpenVacancy(site.api)));
    await site.logIn(member);
    await site.open('/mypage/vacancy/');
    loseFirstReply('/vacancy-applications/:id/cancel/');
    await user.click(await screen.findByRole('button', { name: '応募を取り消す' }));
    await user.click((await findDialog()).getByRole('button', { name: '取り消す' }));
    await expectToast('案件への応募を取り消しました。');
    loseFirstReply('/vacancy-applications/:id/reapplication/');
    await user.click(await screen.findByRole('button', { name: '再応募する' }));
    await user.click((await findDialog()).getByRole('button', { name: '応募する' }));
    await expectToast('案件への応募が完了しました。');
  });

  it('is reported as done for a seminar', async () => {
    const member = await site.api.createMember({ invoiceState: '3' });
    const seminar = await createOpenSeminar(site.api.db);
    await (await site.api.logInAs(member)).post('/applications/', { seminar });
    await site.logIn(member);
    await site.open('/mypage/seminar/');
    loseFirstReply('/applications/:id/cancel/');
    await user.click(await screen.findByRole('button', { name: '申し込みを取り消す' }));
    await user.click((await findDialog()).getByRole('button', { name: '取り消す' }));
    await expectToast('セミナーの申し込みを取り消しました。');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('write answered with a page and the status 200', () => {
  it.each([
    ['a document', '<!DOCTYPE html>\n<html lang="ja"><body>ただいまメンテナンス中です。</body></html>'],
    ['an element', '\n<HTML><body>Sorry</body></HTML>'],
  ])('that is %s counts as failed and keeps the input', async (_name, page) => {
    const { email } = await site.api.createMember({ invoiceState: '3' });
    const router = await site.open('/auth/login/');
    site.use(http.post('*/api/v3/public/login/', () => HttpResponse.html(page)));
    await user.type(await screen.findByLabelText('メールアドレス'), email);
    await user.type(screen.getByLabelText('パスワード'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByText(/予期しないサーバーエラーが発生しました/)).toBeVisible();
    expect(screen.getByLabelText('メールアドレス')).toHaveValue(email);
    expect(router.current.asPath).toBe('/auth/login/');
    expect(useToastStore.getState().message).not.toBe('ログインしました。');
  });
});
