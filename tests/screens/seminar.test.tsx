import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeSeminar } from '@/server/seminars/service';
import { seminars } from '@/server/seminars/tables';
import { useToastStore } from '@/stores/toast-store';
import { PASSWORD } from '@/tests/setup/api';
import { eventually } from '@/tests/setup/eventually';
import { createOpenSeminar, daysFromNow } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectLink, expectToast, findDialog, press, region, user } from '@/tests/setup/user';

const site = setUpSite();
afterEach(() => {
  vi.useRealTimers();
});

let seminarCount = 0;
/** Creates a seminar with a unique title that starts before those of other tests. */
async function createUniqueSeminar(seminar: Parameters<typeof createOpenSeminar>[1] = {}) {
  seminarCount += 1;
  const title = `一覧の試験${seminarCount}`;
  return { title, id: await createOpenSeminar(site.api.db, { title, startsAt: daysFromNow(9), ...seminar }) };
}

/** Presses the button that is named 申し込む in a dialog. @param name of the dialog, where another one is still open */
const confirm = async (name?: string) =>
  user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: '申し込む' }));

const getRow = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);

async function openAsMember() {
  const { member, router } = await site.openAsNewMember('/seminar/');
  return { member, router };
}

describe('/seminar/', () => {
  it('applies in the row with the toast of spec §8, and offers the calendar but no cancellation', async () => {
    const { title, id } = await createUniqueSeminar();
    const { router } = await openAsMember();
    await user.click(getRow(title).getByRole('button', { name: '申し込む', description: title }));
    await confirm();
    await expectToast('セミナーへの申し込みが完了しました。');
    expect(useToastStore.getState().duration).toBe(2750);
    expect(await getRow(title).findByRole('img', { name: '申込済' })).toBeVisible();
    expect(getRow(title).getByRole('link', { name: 'カレンダーに追加', description: title })).toHaveAttribute(
      'href',
      `/seminar/${id}/calendar.ics`,
    );
    expect(getRow(title).queryByRole('button')).not.toBeInTheDocument();
    expect(router.current.asPath).toBe('/seminar/');
  });

  it('applies once when the button is double-clicked', async () => {
    const { title, id } = await createUniqueSeminar();
    const { member } = await openAsMember();
    await user.dblClick(getRow(title).getByRole('button', { name: '申し込む' }));
    const dialog = await findDialog();
    await user.dblClick(dialog.getByRole('button', { name: '申し込む' }));
    expect(await getRow(title).findByRole('img', { name: '申込済' })).toBeVisible();
    const [application] = await (await (await site.api.logInAs(member)).get('/applications/')).json();
    expect(application).toMatchObject({ seminar: id, history: [{ event: 'apply' }] });
    expect(application.history).toHaveLength(1);
  });

  it('shows in each row what visitors compare, each value with its own term', async () => {
    const { title } = await createUniqueSeminar({
      startsAt: new Date('2035-12-06T10:00:00Z'),
      closesBefore: '2035-12-06',
      topic: '税務',
      fee: 3300,
      cpeUnits: 2,
      capacity: 40,
      seatsTaken: 37,
    });
    await site.open('/seminar/');
    const row = getRow(title);
    const facts = row.getAllByRole('term').map((term) => [
      term.textContent,
      within(term.parentElement as HTMLElement)
        .getAllByRole('definition')
        .map((value) => value.textContent)
        .join(' '),
    ]);
    expect(facts).toEqual([
      ['日時', expect.stringMatching(/^12\/6\(木\) 19:00〜/)],
      ['参加費', '3,300円'],
      ['CPD', '2単位'],
      ['空き', '残り3席'],
      ['締切', expect.stringMatching(/^12\/5\(水\) あと\d+日$/)],
    ]);
    expect(row.getByText('税務')).toBeVisible();
    expect(row.getByText('オンライン')).toBeVisible();
    expect(row.getByText(/^講師 /)).toBeVisible();
  });

  it('shows a free seminar as 無料, and a closed one without seats', async () => {
    const { title } = await createUniqueSeminar({ fee: 0, capacity: 40, closedAt: new Date() });
    await site.open('/seminar/');
    expect(getRow(title).getByText('無料')).toBeVisible();
    expect(getRow(title).getByText('空き').nextElementSibling).toBeEmptyDOMElement();
    expect(getRow(title).getByText('受付終了')).toBeVisible();
  });

  it.each([
    ['full', { capacity: 1, seatsTaken: 1 }, '満席', 'このセミナーは満席です。'],
    ['closed', { closedAt: new Date() }, '受付終了', '受付は終了しました'],
    [
      'past',
      { startsAt: daysFromNow(-3), closesBefore: '2020-01-01' },
      '開催終了',
      'このセミナーは終了しました。',
    ],
    ['cancelled', { cancelledAt: new Date(), cancelReason: '講師の都合です。' }, '中止', '講師の都合です。'],
  ])('%s: row and page say so and have no button to apply', async (_state, seminar, badge, text) => {
    const { title, id } = await createUniqueSeminar(seminar);
    await openAsMember();
    expect(getRow(title).getByText(badge)).toBeVisible();
    expect(getRow(title).queryByRole('button')).not.toBeInTheDocument();
    cleanup();
    // The page is opened by a visitor.
    site.cookies.clear();
    await site.open(`/seminar/${id}/`);
    const panel = region('お申し込み');
    expect(panel.getByText(text, { exact: false })).toBeVisible();
    expect(panel.queryByRole('link', { name: '申し込む' })).not.toBeInTheDocument();
    expectLink('ほかのセミナーを見る', '/seminar', panel);
  });

  it('opens the login over the list for visitors, and then the question', async () => {
    const { title } = await createUniqueSeminar();
    const { email } = await site.api.createMember();
    const router = await site.open('/seminar/');
    await user.click(getRow(title).getByRole('link', { name: '申し込む' }));
    await enter('メールアドレス', email);
    await enter('パスワード', PASSWORD);
    await press('ログイン');
    await confirm('セミナーに申し込みますか？');
    expect(await getRow(title).findByRole('img', { name: '申込済' })).toBeVisible();
    expect(router.current.asPath).toBe('/seminar/');
  });

  it('does not apply after a later login when the login dialog was closed', async () => {
    const { title } = await createUniqueSeminar();
    const member = await site.api.createMember();
    await site.open('/seminar/');
    await user.click(getRow(title).getByRole('link', { name: '申し込む' }));
    const dialog = await findDialog('ログイン');
    expect(await dialog.findByText('セミナーのお申し込みにはログインが必要です。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    cleanup();
    await site.openAs(member, '/seminar/');
    expect(await getRow(title).findByRole('button', { name: '申し込む' })).toBeVisible();
    expect(await (await (await site.api.logInAs(member)).get('/applications/')).json()).toEqual([]);
  });

  it('keeps the question with the reason when the last seat was taken in the meantime', async () => {
    const { title, id } = await createUniqueSeminar({ capacity: 1 });
    await openAsMember();
    await site.api.db.update(seminars).set({ seatsTaken: 1 }).where(eq(seminars.id, id));
    await user.click(getRow(title).getByRole('button', { name: '申し込む' }));
    await confirm();
    const dialog = await findDialog();
    expect((await dialog.findByText(/満席のため/)).closest('[role="alert"]')).not.toBeNull();
    await waitFor(() => expect(dialog.queryByRole('button', { name: '申し込む' })).not.toBeInTheDocument());
    await user.click(dialog.getAllByRole('button', { name: '閉じる' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(getRow(title).queryByRole('button', { name: '申し込む' })).not.toBeInTheDocument(),
    );
    expect(getRow(title).getByText('満席')).toBeVisible();
  });

  it('keeps the question with the reason when the seminar becomes full during the confirmation', async () => {
    const { title, id } = await createUniqueSeminar({ capacity: 1 });
    const member = await site.api.createMember();
    const agent = await site.api.logInAs(member);
    const { id: application } = await (await agent.post('/applications/', { seminar: id })).json();
    await agent.post(`/applications/${application}/cancel/`);
    await site.openAs(member, '/seminar/');
    await user.click(await getRow(title).findByRole('button', { name: '再申し込みする' }));
    await site.api.db.update(seminars).set({ seatsTaken: 1 }).where(eq(seminars.id, id));
    await confirm();
    const dialog = await findDialog();
    expect((await dialog.findByText(/満席のため/)).closest('[role="alert"]')).not.toBeNull();
    expect(getRow(title).getByText('満席')).toBeVisible();
  });

  it('links to the last page when the page number is too high', async () => {
    await createUniqueSeminar();
    await site.open('/seminar/?seminar_page=9999');
    expect(await screen.findByText('このページにセミナーはありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: '最後のページを見る' })).toHaveAttribute('href', '/seminar/');
  });

  it('updates the row’s status after 10 s and the member’s applications after a minute', async () => {
    const { title, id } = await createUniqueSeminar();
    const other = await createUniqueSeminar();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { member } = await openAsMember();
    await closeSeminar(site.api.db, id);
    await (await site.api.logInAs(member)).post('/applications/', { seminar: other.id });
    await vi.advanceTimersByTimeAsync(10_100);
    await eventually(() => expect(getRow(title).getByText('受付終了')).toBeVisible());
    await vi.advanceTimersByTimeAsync(40_000);
    expect(getRow(other.title).queryByRole('img')).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await getRow(other.title).findByRole('img', { name: '申込済' })).toBeVisible();
  });
});
