import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { MAX_SAVED_VACANCIES, type SavedVacancy } from '@/lib/vacancies/saved-vacancies';
import { closeVacancy } from '@/server/vacancies/publishing';
import { savedVacancyList } from '@/stores/browser-list';
import { buildEntry, createApplicant } from '@/tests/setup/applications';
import { insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, expectToast, press, user } from '@/tests/setup/user';

const site = setUpSite();
const buildSaved = (id: number, changes: Partial<SavedVacancy> = {}): SavedVacancy => ({
  id,
  title: `案件${id}`,
  company_profile: '製造業',
  status: 'open',
  reward: { unit: 'month', min: 720_000, max: 900_000 },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'partial',
  deadline: '',
  starts_on: null,
  ...changes,
});
const readIds = (owner: 'visitor' | number = 'visitor') => savedVacancyList.read(owner).map(({ id }) => id);
/** A number and its unit are an element of their own, so the text of the whole line is compared. */
const findChange = (text: string) =>
  screen.findByText((_own, element) => element?.tagName === 'LI' && element.textContent === text);
const findStar = (title: string) => screen.findByRole('button', { name: `${title}を検討リストに追加` });

describe('the star', () => {
  it('saves and removes a vacancy of the list without opening it', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{ title: '星の試験', companyProfile: '星の試験' }]);
    const router = await site.open('/vacancy/?search=星の試験');
    const star = await findStar('星の試験');
    await user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    expect(star).toHaveAttribute('title', '検討リストから外す');
    await expectToast('検討リストに追加しました。このブラウザーの中に保存されます。');
    expect(savedVacancyList.read('visitor')[0]).toMatchObject({ id, reward: { min: 720_000, max: 900_000 } });
    await user.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
    expect(readIds()).toEqual([]);
    expect(router.current.asPath).toBe('/vacancy/?search=星の試験');
  });

  it('gives way to the stamp in the row of a vacancy to which the member has applied', async () => {
    const [applied = 0] = await insertVacancySamples(site.api.db, [
      { title: '判の試験その1', companyProfile: '判の試験' },
      { title: '判の試験その2', companyProfile: '判の試験' },
    ]);
    const { member, browser } = await createApplicant(site.api);
    await browser.post('/vacancy-applications/', buildEntry(applied));
    await site.openAs(member, '/vacancy/?search=判の試験');
    const row = (title: string) =>
      within(screen.getByRole('heading', { level: 2, name: title }).closest('li') as HTMLElement);
    expect(await row('判の試験その1').findByRole('img', { name: '応募済' })).toBeVisible();
    expect(row('判の試験その1').queryByRole('button')).not.toBeInTheDocument();
    expect(row('判の試験その2').getByRole('button')).toBeVisible();
    expect(row('判の試験その2').queryByRole('img')).not.toBeInTheDocument();
  });

  it('is on the page of an open vacancy, and keeps the first day of work', async () => {
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '残す案件' }]);
    await site.open(`/vacancy/${id}/`);
    const star = await findStar('残す案件');
    await user.click(star);
    await waitFor(() =>
      expect(savedVacancyList.read('visitor')[0]).toMatchObject({ status: 'open', starts_on: '2027-01-04' }),
    );
    expect(star).toHaveTextContent('追加済み');
  });

  it('is not on the page of a closed vacancy', async () => {
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '終わった案件' }]);
    await closeVacancy(site.api.db, id);
    await site.open(`/vacancy/${id}/`);
    expect(await screen.findByRole('link', { name: '募集中の案件を見る' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /検討リストに追加/ })).not.toBeInTheDocument();
  });

  it('follows a change in another tab', async () => {
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '別のタブ' }]);
    await site.open(`/vacancy/${id}/`);
    const star = await findStar('別のタブ');
    await waitFor(() => expect(star).toHaveAttribute('title'));
    savedVacancyList.write('visitor', [buildSaved(id)]);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  });

  it('says that the list is full for the 51st vacancy, and offers the list', async () => {
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '51件目' }]);
    savedVacancyList.write(
      'visitor',
      Array.from({ length: MAX_SAVED_VACANCIES }, (_, at) => buildSaved(100_000 + at)),
    );
    await site.open(`/vacancy/${id}/`);
    await user.click(await findStar('51件目'));
    const dialog = await screen.findByRole('dialog', { name: '検討リストがいっぱいです' });
    expectLink('検討リストを見る', '/vacancy/saved/', within(dialog));
    expect(readIds()).not.toContain(id);
  });

  it('says that nothing was saved when the browser refuses', async () => {
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '保存できない' }]);
    await site.open(`/vacancy/${id}/`);
    const star = await findStar('保存できない');
    const write = savedVacancyList.write;
    savedVacancyList.write = () => false;
    await user.click(star);
    await expectToast(/このブラウザーには保存できません/);
    savedVacancyList.write = write;
    expect(star).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the list of a visitor who logs in', () => {
  it('moves into the list of the member', async () => {
    const member = await site.api.createMember();
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '引き継ぐ案件' }]);
    savedVacancyList.write('visitor', [buildSaved(id)]);
    await site.openAs(member, '/vacancy/saved/');
    expect(await screen.findByRole('link', { name: '引き継ぐ案件' })).toBeVisible();
    expect(readIds(member.id)).toEqual([id]);
    expect(readIds()).toEqual([]);
  });
});

describe('/vacancy/saved/', () => {
  it('says what the list is for while it is empty', async () => {
    await site.open('/vacancy/saved/');
    expect(await screen.findByText('検討リストに案件はありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: '案件を探す' })).toHaveAttribute('href', '/vacancy/');
  });

  it('shows what changed, what is closed and what is gone, and removes each of them', async () => {
    const [changed = 0, closed = 0] = await insertVacancySamples(site.api.db, [
      { title: '変わった案件', rewardMin: 550_000, rewardMax: null },
      { title: '閉じた案件' },
    ]);
    await closeVacancy(site.api.db, closed);
    savedVacancyList.write('visitor', [
      buildSaved(changed, { reward: { unit: 'month', min: 600_000, max: null } }),
      buildSaved(closed),
      buildSaved(99_999, { title: '消えた案件' }),
    ]);
    await site.open('/vacancy/saved/');
    expect(await findChange('報酬 月 60万円→月 55万円')).toBeVisible();
    expect(await findChange('募集状況 募集中→募集終了')).toBeVisible();
    expect(screen.getByText(/この案件は公開されていません。/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '消えた案件' })).not.toBeInTheDocument();
    for (const title of ['消えた案件', '閉じた案件']) await press(`${title}をリストから外す`);
    expect(readIds()).toEqual([changed]);
    expect(screen.queryByText('消えた案件')).not.toBeInTheDocument();
  });

  it('keeps the list with what was saved when the API is unavailable, and reads it again', async () => {
    const [id = 0] = await insertVacancySamples(site.api.db, [{ title: '今の題名' }]);
    savedVacancyList.write('visitor', [buildSaved(id, { title: '保存した題名' })]);
    let isAway = true;
    site.use(
      http.get(`*/api/v3/public/vacancies/${id}/`, ({ request }) =>
        isAway ? HttpResponse.json({ error: '停止中です。' }, { status: 503 }) : site.answer(request),
      ),
    );
    await site.open('/vacancy/saved/');
    expect(await screen.findByText(/最新の募集状況を確認できませんでした。/)).toBeVisible();
    expect(screen.getByRole('link', { name: '保存した題名' })).toBeVisible();
    isAway = false;
    await press('再読み込み');
    expect(await screen.findByRole('link', { name: '今の題名' })).toBeVisible();
    expect(screen.queryByText(/最新の募集状況を確認できませんでした。/)).not.toBeInTheDocument();
  });

  it('compares up to four vacancies in a table, with a link to apply to each', async () => {
    const ids = await insertVacancySamples(
      site.api.db,
      [1, 2, 3, 4, 5].map((number) => ({
        title: `比べる${number}`,
        rewardMin: number * 100_000,
        rewardMax: null,
      })),
    );
    savedVacancyList.write(
      'visitor',
      ids.map((id) => buildSaved(id)),
    );
    await site.open('/vacancy/saved/');
    for (const number of [1, 2])
      await user.click(await screen.findByRole('checkbox', { name: `比べる${number}を比べる` }));
    expectLink('選んだ2件の比較表を見る', '/vacancy/saved/#vacancy-comparison');
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['条件', expect.stringContaining('比べる1'), expect.stringContaining('比べる2')]);
    const reward = within(table).getByRole('row', { name: /^報酬/ });
    expect(reward).toHaveTextContent('月 10万円月 20万円');
    expectLink('比べる1に応募', `/vacancy/${ids[0]}/entry`, within(table));
    for (const number of [3, 4])
      await user.click(screen.getByRole('checkbox', { name: `比べる${number}を比べる` }));
    expect(screen.getByRole('checkbox', { name: '比べる5を比べる' })).toBeDisabled();
  });
});

describe('a shared link', () => {
  it('shows its vacancies, and adds them to the own list only on request', async () => {
    const [first = 0, second = 0] = await insertVacancySamples(site.api.db, [
      { title: '共有された1' },
      { title: '共有された2' },
    ]);
    savedVacancyList.write('visitor', [buildSaved(first, { title: '以前から' })]);
    await site.open(`/vacancy/saved/?ids=${first},${second},x`);
    expect(await screen.findByRole('link', { name: '共有された2' })).toBeVisible();
    expect(readIds()).toEqual([first]);
    await press('自分の検討リストに追加（1件）');
    expect(readIds()).toEqual([second, first]);
    expect(savedVacancyList.read('visitor')[1]?.title).toBe('以前から');
    expect(await screen.findByText(/すべて検討リストに入っています/)).toBeVisible();
  });

  it('shows the own list and says so when the link names no vacancy', async () => {
    await site.open('/vacancy/saved/?ids=abc');
    expect(await screen.findByText(/リンクから案件を読み取れませんでした。/)).toBeVisible();
    expect(await screen.findByText('検討リストに案件はありません。')).toBeVisible();
  });

  it('is copied with the chosen vacancies, or with all, and the result is announced', async () => {
    const [first = 0, second = 0] = await insertVacancySamples(site.api.db, [
      { title: '写す1' },
      { title: '写す2' },
    ]);
    savedVacancyList.write('visitor', [buildSaved(first), buildSaved(second)]);
    await site.open('/vacancy/saved/');
    await press('リストのリンクをコピー');
    expect(await navigator.clipboard.readText()).toContain(`/vacancy/saved/?ids=${first},${second}`);
    await expectToast('リンクをコピーしました。');
    // Both are chosen at first, because there are two.
    await user.click(await screen.findByRole('checkbox', { name: '写す1を比べる' }));
    await press('選んだ1件のリンクをコピー');
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`ids=${second}$`));
  });
});
