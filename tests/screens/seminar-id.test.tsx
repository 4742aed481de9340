import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { seminars } from '@/server/seminars/tables';
import { useToastStore } from '@/stores/toast-store';
import { PASSWORD } from '@/tests/setup/api';
import { getDetails } from '@/tests/setup/details';
import { setUpSite } from '@/tests/setup/screen';
import { createOpenSeminar } from '@/tests/setup/seminars';
import { expectToast } from '@/tests/setup/toast';
import { daysFromNow } from '@/tests/setup/vacancies';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const findApplyButton = () => screen.findByRole('button', { name: '申し込む' });
const findDialog = async () => within(await screen.findByRole('dialog'));
const confirm = async () => user.click((await findDialog()).getByRole('button', { name: '申し込む' }));
/** The members of these tests have answered the invoice question, so that no dialog covers the page. */
const registerMember = () => site.api.createMember({ invoiceState: '3' });

async function openAsMember(path: string) {
  const member = await registerMember();
  await site.logIn(member);
  await site.open(path);
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
    expect(screen.getByRole('link', { name: /^参加する/ })).toHaveAttribute(
      'href',
      expect.stringContaining('meet.example.com'),
    );
    const calendar = within(screen.getByRole('list', { name: 'カレンダーに追加' }));
    expect(calendar.getByRole('link', { name: /\.ics/ })).toHaveAttribute(
      'href',
      `/seminar/${id}/calendar.ics`,
    );
  });

  it('cancels after a confirmation and reapplies with a toast of 5 s', async () => {
    const id = await createOpenSeminar(site.api.db);
    await openAsMember(`/seminar/${id}/`);
    await user.click(await findApplyButton());
    await confirm();
    await user.click(await screen.findByRole('button', { name: '申し込みを取り消す' }));
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
    await expectToast('セミナーの申し込みを取り消しました。');
    await user.click(await screen.findByRole('button', { name: '再申し込みする' }));
    await confirm();
    expect(await screen.findByRole('img', { name: '申込済' })).toBeVisible();
    expect(useToastStore.getState()).toMatchObject({
      message: 'セミナーへの申し込みが完了しました。',
      duration: 5000,
    });
  });

  it('keeps the question with the reason when the last seat was taken in the meantime', async () => {
    const id = await createOpenSeminar(site.api.db, { capacity: 1 });
    await openAsMember(`/seminar/${id}/`);
    const button = await findApplyButton();
    await site.api.db.update(seminars).set({ seatsTaken: 1 }).where(eq(seminars.id, id));
    await user.click(button);
    await confirm();
    const dialog = await findDialog();
    expect((await dialog.findByText(/満席のため/)).closest('[role="alert"]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: '申し込む' })).not.toBeInTheDocument());
    await user.click(dialog.getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('このセミナーは満席です。')).toBeVisible();
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
      await user.type(await screen.findByLabelText('メールアドレス'), member.email);
      await user.type(screen.getByLabelText('パスワード'), PASSWORD);
      await user.click(screen.getByRole('button', { name: 'ログイン' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'セミナーに申し込みますか？' }));
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

  it('does not apply when a link with ?apply=1 is opened', async () => {
    const id = await createOpenSeminar(site.api.db);
    await openAsMember(`/seminar/${id}/?apply=1`);
    expect(await findApplyButton()).toBeVisible();
    expect(screen.queryByRole('img', { name: '申込済' })).not.toBeInTheDocument();
  });

  it.each([
    ['full', { capacity: 1, seatsTaken: 1 }, 'このセミナーは満席です。'],
    ['closed', { closedAt: new Date() }, '受付は終了しました'],
    ['past', { startsAt: daysFromNow(-3), closesBefore: '2020-01-01' }, 'このセミナーは終了しました。'],
    ['cancelled', { cancelledAt: new Date(), cancelReason: '講師の都合です。' }, '講師の都合です。'],
  ])('%s: says so and has no apply button', async (_state, seminar, text) => {
    const id = await createOpenSeminar(site.api.db, seminar);
    await site.open(`/seminar/${id}/`);
    const panel = within(screen.getByRole('region', { name: 'お申し込み' }));
    expect(panel.getByText(text, { exact: false })).toBeVisible();
    expect(panel.queryByRole('link', { name: '申し込む' })).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'ほかのセミナーを見る' })).toHaveAttribute('href', '/seminar');
  });
});

describe('seminar lists', () => {
  it('/seminar/ shows the deadline and which seminars the member has applied for', async () => {
    await createOpenSeminar(site.api.db, {
      title: '期限の確認',
      startsAt: new Date('2032-06-01T10:00:00Z'),
    });
    const other = await createOpenSeminar(site.api.db, { title: '申し込み済みの確認' });
    const member = await registerMember();
    await (await site.api.logInAs(member)).post('/applications/', { seminar: other });
    await site.logIn(member);
    await site.open('/seminar/');
    const row = within(screen.getByRole('link', { name: '期限の確認' }).closest('li') as HTMLElement);
    expect(row.getByText('5/31(月)')).toBeVisible();
    expect(row.getByText(/^あと\d+日$/)).toBeVisible();
    const own = within(screen.getByRole('link', { name: '申し込み済みの確認' }).closest('li') as HTMLElement);
    expect(own.getByRole('img', { name: '申込済' })).toBeVisible();
  });

  it('/mypage/seminar/ redirects visitors to the login with this page as its redirect target', async () => {
    const router = await site.open('/mypage/seminar/');
    expect(router.current.asPath).toBe('/auth/login/?redirect=%2Fmypage%2Fseminar%2F');
  });

  it('/mypage/seminar/ links to the seminars when there is no application', async () => {
    await openAsMember('/mypage/seminar/');
    expect(await screen.findByText('申し込んだセミナーはありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'セミナーを探す' })).toHaveAttribute('href', '/seminar/');
  });

  it('/mypage/seminar/ names the seminar before it cancels an application, and shows its history', async () => {
    const id = await createOpenSeminar(site.api.db, { title: '取り消す講座' });
    const member = await registerMember();
    await (await site.api.logInAs(member)).post('/applications/', { seminar: id });
    await site.logIn(member);
    await site.open('/mypage/seminar/');
    await user.click(await screen.findByRole('button', { name: '申し込みを取り消す' }));
    expect((await findDialog()).getByText('「取り消す講座」')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '取り消す' }));
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
    await site.logIn(member);
    await site.open(`/seminar/${seminar}/`);
    expect(await screen.findByText('審査中')).toBeVisible();
    expect(screen.queryByRole('button', { name: /申し込/ })).not.toBeInTheDocument();
  });
});
