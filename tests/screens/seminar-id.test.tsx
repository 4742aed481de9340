import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { seminars } from '@/server/seminars/tables';
import { useToastStore } from '@/stores/toast-store';
import { PASSWORD } from '@/tests/setup/api';
import { createOpenSeminar } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectLink, expectToast, findDialog, getDetails, press, user } from '@/tests/setup/user';

const site = setUpSite();
const findApplyButton = () => screen.findByRole('button', { name: '申し込む' });
const confirm = async () => user.click((await findDialog()).getByRole('button', { name: '申し込む' }));
/** The members of these tests have answered the invoice question, so that no dialog covers the page. */
const registerMember = () => site.api.createMember({ invoiceState: '3' });

async function openAsMember(path: string) {
  const member = await registerMember();
  await site.openAs(member, path);
  return member;
}

describe('/seminar/{id}/', () => {
  it('shows the not-found page for an unknown id', async () => {
    await site.open('/seminar/999999/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('見つかりません');
  });

  it('shows the portrait of each lecturer, and the first letters of one without a portrait', async () => {
    const speaker = { title: '公認会計士', profile: '独立開業。' };
    const id = await createOpenSeminar(site.api.db, {
      speakers: [
        { ...speaker, name: '青木 健一', picture: '/images/speakers/aoki.webp' },
        { ...speaker, name: '水野 彩' },
      ],
    });
    await site.open(`/seminar/${id}/`);
    const [withPortrait, without] = (await screen.findAllByText('独立開業。')).map((text) =>
      text.closest('li'),
    );
    expect(withPortrait?.querySelector('img')).toHaveAttribute('src', '/images/speakers/aoki.webp');
    expect(withPortrait).toHaveTextContent('青木 健一');
    expect(without?.querySelector('img')).toBeNull();
    expect(without).toHaveTextContent(/^水野水野 彩公認会計士/);
  });

  it('applies on the page and shows the toast, the meeting link and the calendar links', async () => {
    const id = await createOpenSeminar(site.api.db);
    await openAsMember(`/seminar/${id}/`);
    await user.click(await findApplyButton());
    await confirm();
    await expectToast('セミナーへの申し込みが完了しました。');
    expect(useToastStore.getState().duration).toBe(2750);
    expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    // The button that was pressed is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expectLink(/^参加する/, expect.stringContaining('meet.example.com'));
    const calendar = within(screen.getByRole('list', { name: 'カレンダーに追加' }));
    expectLink(/\.ics/, `/seminar/${id}/calendar.ics`, calendar);
  });

  it('cancels after a confirmation and reapplies with a toast of 5 s', async () => {
    const id = await createOpenSeminar(site.api.db);
    await openAsMember(`/seminar/${id}/`);
    await user.click(await findApplyButton());
    await confirm();
    await press('申し込みを取り消す');
    await press('取り消す');
    await expectToast('セミナーの申し込みを取り消しました。');
    await press('再申し込みする');
    await confirm();
    expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    expect(useToastStore.getState()).toMatchObject({
      message: 'セミナーへの申し込みが完了しました。',
      duration: 5000,
    });
  });

  it.each([
    [5500, '5,500円（税込）特定商取引法に基づく表記（新しいタブで開きます）'],
    [0, '無料'],
  ])(
    'asks after the login with what the member agrees to, and sends nothing before (%d yen)',
    async (fee, text) => {
      const id = await createOpenSeminar(site.api.db, {
        title: '一つだけの講座',
        fee,
        startsAt: new Date('2035-12-06T10:00:00Z'),
        endsAt: new Date('2035-12-06T12:00:00Z'),
      });
      const member = await registerMember();
      await site.open(`/seminar/${id}/`);
      await user.click(screen.getByRole('link', { name: '申し込む' }));
      await enter('メールアドレス', member.email);
      await enter('パスワード', PASSWORD);
      await press('ログイン');
      const dialog = await findDialog('セミナーに申し込みますか？');
      expect(dialog.getByText('一つだけの講座')).toBeVisible();
      expect(getDetails(dialog)).toEqual([
        '2035年12月6日(木) 19:00〜21:00',
        'オンライン',
        text,
        '12月6日(木) 19:00（開始）まで',
      ]);
      // The operator has not said how it is paid.
      expect(dialog.queryByText('お支払い')).not.toBeInTheDocument();
      const agent = await site.api.logInAs(member);
      expect(await (await agent.get('/applications/')).json()).toEqual([]);
      await user.click(dialog.getByRole('button', { name: '申し込む' }));
      expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    },
  );

  it('says how a paid seminar is paid as far as the operator does, and only what an API tells about cancelling', async () => {
    const settings = siteConfig();
    onTestFinished(() => setSiteConfig(settings));
    setSiteConfig({ ...settings, seminarPayment: '請求書をお送りします。' });
    site.use(
      http.get('*/seminars/', async ({ request }) => {
        const page = (await (await site.api.app.fetch(request)).json()) as { results: object[] };
        return HttpResponse.json({
          ...page,
          results: page.results.map((seminar) => ({ ...seminar, cancellable_until: undefined })),
        });
      }),
    );
    const id = await createOpenSeminar(site.api.db, { fee: 5500 });
    await openAsMember(`/seminar/${id}/`);
    const law = { name: /^特定商取引法に基づく表記/ };
    const overview = within(screen.getByRole('region', { name: '開催概要' }));
    expect(overview.getByRole('link', law)).toHaveAttribute('href', '/commercial-transactions');
    await user.click(await findApplyButton());
    const dialog = await findDialog();
    expect(dialog.getByText('請求書をお送りします。')).toBeVisible();
    expect(dialog.getByRole('link', law)).toHaveAttribute('href', '/commercial-transactions');
    expect(dialog.queryByText('取り消しの期限')).not.toBeInTheDocument();
  });
});

describe('seminar lists', () => {
  it('/mypage/seminar/ links to the seminars when there is no application', async () => {
    await openAsMember('/mypage/seminar/');
    expect(await screen.findByText('申し込んだセミナーはありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'セミナーを探す' })).toHaveAttribute('href', '/seminar/');
  });

  it('/mypage/seminar/ names the seminar before it cancels an application, and shows its history', async () => {
    const id = await createOpenSeminar(site.api.db, { title: '取り消す講座' });
    const member = await registerMember();
    await (await site.api.logInAs(member)).post('/applications/', { seminar: id });
    await site.openAs(member, '/mypage/seminar/');
    await press('申し込みを取り消す');
    expect((await findDialog()).getByText('「取り消す講座」')).toBeVisible();
    await press('取り消す');
    expect(await screen.findByText('取り消し済み')).toBeVisible();
    const history = within(screen.getByRole('list', { name: '申し込みの履歴' }));
    expect(history.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('in front of an API that ignores the id of /seminars/', () => {
  it('shows the requested seminar, and "not found" for an id that is in no row', async () => {
    const first = await createOpenSeminar(site.api.db);
    const second = await createOpenSeminar(site.api.db);
    await site.api.db.update(seminars).set({ title: '二つ目のセミナー' }).where(eq(seminars.id, second));
    const rows = await Promise.all(
      [first, second].map(async (id) => {
        const reply = await site.answer(new Request(`http://localhost/api/v3/public/seminars/?id=${id}`));
        return (await reply.json()).results[0];
      }),
    );
    site.use(
      http.get('*/api/v3/public/seminars/', () =>
        HttpResponse.json({ count: 2, next: null, previous: null, results: rows }),
      ),
    );
    await site.open(`/seminar/${second}/`);
    expect(await screen.findByRole('heading', { level: 1, name: /二つ目のセミナー/ })).toBeVisible();
    cleanup();
    await site.open(`/seminar/${second + 1}/`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('見つかりません');
  });
});

describe('an application in a state that the site does not know', () => {
  it("shows the API's word, and offers neither to apply nor to cancel", async () => {
    const member = await registerMember();
    const seminar = await createOpenSeminar(site.api.db);
    await (await site.api.logInAs(member)).post('/applications/', { seminar });
    site.use(
      http.get('*/api/v3/public/applications/', async ({ request }) => {
        const reply = await site.answer(request);
        return HttpResponse.json((await reply.json()).map((row: object) => ({ ...row, status: '審査中' })));
      }),
    );
    await site.openAs(member, `/seminar/${seminar}/`);
    expect(await screen.findByText('審査中')).toBeVisible();
    expect(screen.queryByRole('button', { name: /申し込/ })).not.toBeInTheDocument();
  });
});
