import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { openApplicationConfirmation, openEditorOn } from '@/tests/setup/forms';
import { createOpenSeminar } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectNoDialog, expectToast, findDialog, press, user } from '@/tests/setup/user';
import { mypageWrites } from '@/tests/setup/write-cases/mypage';

const site = setUpSite();

const noContent = () => new HttpResponse(null, { status: 204 });

it('PATCH /skill-category-informations/{id}/ is used after a first save whose reply had no id', async () => {
  const calls: string[] = [];
  site.use(
    http.all('*/api/v3/public/skill-category-informations/*', async ({ request }) => {
      const { ok } = await site.answer(request.clone());
      calls.push(`${request.method} ${ok}`);
      return noContent();
    }),
  );
  await mypageWrites(site)['POST /skill-category-informations/']?.();
  await user.click(
    within(screen.getByRole('region', { name: '業務スキル' })).getByRole('link', {
      name: '業務スキルを編集',
    }),
  );
  await press(/^IFRS導入.*を外す$/);
  await press('保存する');
  await waitFor(() => expect(calls).toEqual(['POST true', 'PATCH true']));
  expect(await screen.findByRole('link', { name: '業務スキルを入力する' })).toBeVisible();
});

describe('POST /address-from-zip/', () => {
  async function search(reply: () => Response) {
    site.use(http.post('*/api/v3/public/address-from-zip/', reply));
    await site.openAsNewMember('/mypage/?edit=profile');
    await user.type(await screen.findByLabelText('郵便番号'), '100-0005');
    await press('住所を検索');
  }

  it('shows at the field that no address was found without a usable reply', async () => {
    await search(noContent);
    expect(await screen.findByText(/^この郵便番号に該当する住所が見つかりません。/)).toBeVisible();
    expect(screen.getByLabelText('郵便番号')).toBeInvalid();
  });

  it('uses the valid address among addresses with an unexpected shape', async () => {
    const found = { prefecture: '13', prefecture_name: '東京都', city: '千代田区', town: '丸の内' };
    await search(() =>
      HttpResponse.json({ addresses: [{ city: null }, { ...found, kana: 'マルノウチ' }, 7] }),
    );
    await waitFor(() => expect(screen.getByLabelText('市区町村')).toHaveValue('千代田区'));
  });
});

it('an application is complete, and its draft deleted, while the list of applications is unavailable', async () => {
  await openApplicationConfirmation(site, user);
  expect(JSON.stringify(localStorage)).toContain('月次決算の早期化');
  site.respond('get', '*/api/v3/public/vacancy-applications/', 503, { error: '休止中' });
  await press('この内容で応募する');
  expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('月次決算の早期化'));
});

it('an application that is refused as a duplicate, because the first reply was lost, is complete', async () => {
  const { browser, vacancy } = await openApplicationConfirmation(site, user);
  await browser.post('/vacancy-applications/', buildEntry(vacancy));
  site.respond('post', '*/api/v3/public/vacancy-applications/', 400, {
    non_field_errors: ['The fields vacancy, member must make a unique set.'],
  });
  await press('この内容で応募する');
  expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'この内容で応募する' })).not.toBeInTheDocument();
});

it('an application to a seminar whose reply was lost is said to have arrived', async () => {
  await site.openAsNewMember(`/seminar/${await createOpenSeminar(site.api.db)}/`);
  site.use(
    http.post('*/api/v3/public/applications/', async ({ request }) => {
      await site.answer(request.clone());
      // The reply to the repeated request; one that is lost too would only be sent again after a while.
      const non_field_errors = ['The fields seminar, member must make a unique set.'];
      return HttpResponse.json({ non_field_errors }, { status: 400 });
    }),
  );
  await press('申し込む');
  await press('申し込む', await findDialog());
  const dialog = await findDialog('セミナーへの申し込みが完了しました');
  expect(dialog.getByText(/^申し込みは届いています。/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: '申し込む' })).not.toBeInTheDocument();
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
    await site.openAs(member, '/mypage/vacancy/');
    loseFirstReply('/vacancy-applications/:id/cancel/');
    await press('応募を取り消す');
    await press('取り消す', await findDialog());
    await expectToast('案件への応募を取り消しました。');
    loseFirstReply('/vacancy-applications/:id/reapplication/');
    await press('再応募する');
    await press('応募する', await findDialog());
    await expectToast('案件への応募が完了しました。');
  });

  it('is reported as done for a seminar', async () => {
    const member = await site.api.createMember({ invoiceState: '3' });
    const seminar = await createOpenSeminar(site.api.db);
    await (await site.api.logInAs(member)).post('/applications/', { seminar });
    await site.openAs(member, '/mypage/seminar/');
    loseFirstReply('/applications/:id/cancel/');
    await press('申し込みを取り消す');
    await press('取り消す', await findDialog());
    await expectToast('セミナーの申し込みを取り消しました。');
    await expectNoDialog();
  });
});

const UNEXPECTED = /^予期しないサーバーエラーが発生しました/;

// Every kind of body is in tests/unit/write-outcome.test.ts.
it.each([
  ['a page that begins with a comment', '<!-- maintenance -->\n<html><body>Sorry</body></html>', UNEXPECTED],
  ['{"result":"NG"}', '{"result":"NG","message":"受付は終了しました。"}', '受付は終了しました。'],
  ['sentences of fields', '{"vacancy":["受付は終了しました。"]}', /受付は終了しました。$/],
])(
  'an application that the API refuses with status 200 and %s is shown as failed, and its text is kept',
  async (_title, text, message) => {
    const { browser } = await openApplicationConfirmation(site, user);
    site.deviate({ refusesWritesWith: text });
    await press('この内容で応募する');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('heading', { name: '応募が完了しました' })).not.toBeInTheDocument();
    expect(useToastStore.getState().message).not.toContain('完了');
    expect(screen.getByText(/^月次決算の早期化/)).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain('月次決算の早期化');
    expect(await (await browser.get('/vacancy-applications/')).json()).toEqual([]);
  },
);

it('a save that the API refuses with status 200 is shown as failed, and its input is kept', async () => {
  await openEditorOn(site, 'conditions', async (member) => {
    const agent = await site.api.logInAs(member);
    await agent.patch(`/members/${member.id}/`, { conditions: { status: 'open' } });
  });
  site.deviate({ refusesWritesWith: '{"result":"NG","message":"受付は終了しました。"}' });
  const note = screen.getByLabelText('その他の希望');
  await user.type(note, '午前のみ');
  await press('保存する');
  expect(await screen.findByText('受付は終了しました。')).toBeVisible();
  expect(screen.getByLabelText('その他の希望')).toHaveValue('午前のみ');
  expect(useToastStore.getState().message).not.toContain('変更されました');
});
