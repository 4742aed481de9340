import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { toSavedVacancy } from '@/lib/vacancies/saved-vacancies';
import { savedVacancyList } from '@/stores/browser-list';
import { jsonOf } from '@/tests/setup/agent';
import { buildEntry, createApplicant } from '@/tests/setup/applications';
import { createOpenSeminar, daysFromNow, insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, wholeText } from '@/tests/setup/user';

const site = setUpSite();

const findBlock = async (name: string) => within(await screen.findByRole('region', { name }));
const CONDITIONS = {
  status: 'open',
  available_from: null,
  desired_days: [4],
  desired_reward: null,
  remote: null,
  note: '',
};

describe('the home of /mypage/', () => {
  it('shows the next step of an application, the upcoming seminar and a vacancy that fits', async () => {
    const { member, browser } = await createApplicant(site.api);
    await browser.patch(`/members/${member.id}/`, { conditions: CONDITIONS });
    const [applied, fitting] = await insertVacancySamples(site.api.db, [
      { title: '応募する案件', daysMin: 4, daysMax: 4 },
      { title: '合う案件', daysMin: 4, daysMax: 4 },
      { title: '合わない案件', daysMin: 1, daysMax: 1 },
    ]);
    await jsonOf(await browser.post('/vacancy-applications/', buildEntry(applied ?? 0)));
    const seminar = await createOpenSeminar(site.api.db, { title: '収益認識の実務' });
    await browser.post('/applications/', { seminar });
    await site.openAs(member, '/mypage/');
    const steps = await findBlock('応募');
    expect(steps.getByRole('img', { name: '応募済' })).toBeVisible();
    expect(steps.getByRole('link', { name: '応募する案件' })).toHaveAttribute('href', `/vacancy/${applied}/`);
    expectLink('応募した案件をすべて見る', '/mypage/vacancy/', steps);

    const seminars = await findBlock('参加予定のセミナー');
    expectLink('収益認識の実務', `/seminar/${seminar}/`, seminars);
    expect(seminars.getByRole('link', { name: /^参加する/, description: '収益認識の実務' })).toBeVisible();

    const vacancies = await findBlock('あなたに合う案件');
    expect(vacancies.getByRole('link', { name: '合う案件' })).toHaveAttribute('href', `/vacancy/${fitting}/`);
    expect(vacancies.getByText(wholeText(/週4日（希望 週4日）$/))).toBeVisible();
    expect(vacancies.queryByText('応募する案件')).not.toBeInTheDocument();
    expect(vacancies.queryByText('合わない案件')).not.toBeInTheDocument();
    // A part of a section that has other parts; whole sections are in the checklist above.
    expectLink('現在の状況・希望条件を入力する', '/mypage/?edit=conditions', vacancies);
    expect(vacancies.queryByRole('link', { name: '業務スキルを入力する' })).not.toBeInTheDocument();
  });

  it('names the day of the answer, and whom to ask once it is over or the vacancy is closed', async () => {
    setSiteConfig({ ...siteConfig(), replyBusinessDays: 5, contactHref: 'mailto:contact@example.com' });
    const { member, browser } = await createApplicant(site.api);
    const [today = 0, earlier = 0] = await insertVacancySamples(site.api.db, [
      { title: '今日応募した案件' },
      { title: '先月応募した案件' },
    ]);
    await jsonOf(await browser.post('/vacancy-applications/', buildEntry(today)));
    await jsonOf(await browser.post('/vacancy-applications/', buildEntry(earlier)));
    const sent = daysFromNow(-40).toISOString();
    await site.logIn(member);
    site.use(
      http.get('*/api/v3/public/vacancy-applied/', async ({ request }) => {
        const reply = await (await site.answer(request)).json();
        const late = reply.results.find(({ vacancy }: { vacancy: { id: number } }) => vacancy.id === earlier);
        late.history = [{ event: 'apply', at: sent }];
        late.vacancy.status = 'close';
        return HttpResponse.json(reply);
      }),
    );
    await site.open('/mypage/');
    const rows = (await findBlock('応募')).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/今日応募した案件.*返信の目安 \d+\/\d+\(.\)/);
    expect(within(rows[0] as HTMLElement).queryByRole('link', { name: '運営に問い合わせる' })).toBeNull();
    expect(rows[1]).toHaveTextContent(/先月応募した案件.*返信の目安を過ぎました.*募集終了/);
    expectLink('運営に問い合わせる', 'mailto:contact@example.com', within(rows[1] as HTMLElement));
  });

  it('names no day without the setting of the operator', async () => {
    setSiteConfig({ ...siteConfig(), replyBusinessDays: null });
    const { member, browser } = await createApplicant(site.api);
    const [vacancy = 0] = await insertVacancySamples(site.api.db, [{ title: '応募する案件' }]);
    await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
    await site.openAs(member, '/mypage/');
    const [row] = (await findBlock('応募')).getAllByRole('listitem');
    expect(row).toHaveTextContent('返信はメールで届きます');
    expect(row).not.toHaveTextContent('返信の目安');
  });

  it('shows a newcomer one line in each block, with a link to the next step', async () => {
    await site.openAsNewMember('/mypage/');
    for (const [name, text, action, href] of [
      ['応募', '応募中の案件はありません。', '案件を探す', '/vacancy/?status=open'],
      ['参加予定のセミナー', '参加予定のセミナーはありません。', 'セミナーを探す', '/seminar/'],
    ] as const) {
      const block = await findBlock(name);
      expect(block.getByText(text)).toBeVisible();
      expect(block.getByRole('link')).toHaveAccessibleName(action);
      expect(block.getByRole('link')).toHaveAttribute('href', href);
    }
    expect(
      (await findBlock('あなたに合う案件')).getByText('業務スキルと働き方を入力すると、ここに表示します。'),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: '検討リストで締切が近い案件' })).not.toBeInTheDocument();
    // The only primary button of the page is that of what applying requires.
    // The only primary button of the page is that of what applying requires.
    expectLink('職務経歴を入力する', '/mypage/?edit=career');
  });

  it('shows what is on the 検討リスト and closes within a week, with its present deadline', async () => {
    const member = await site.api.createMember();
    const ids = await insertVacancySamples(site.api.db, [
      { title: '今週締め切られる案件', deadline: daysFromNow(5) },
      { title: '取り下げられた案件', deadline: daysFromNow(3), closedAt: new Date() },
      { title: '来月締め切られる案件', deadline: daysFromNow(30) },
      { title: '今週末に締め切られる案件', deadline: daysFromNow(6) },
    ]);
    await site.logIn(member);
    const vacancyOf = (id: number, title: string, days: number) => ({
      id,
      title,
      company_profile: '',
      status: 'open',
      region: '13',
      remote: 'none',
      reward: { unit: 'month', min: null, max: null },
      working_days: { min: null, max: null },
      deadline: daysFromNow(days).toISOString(),
    });
    const [soon = 0, closed = 0, later = 0, next = 0] = ids;
    const saved = [
      vacancyOf(soon, '今週締め切られる案件', 6),
      vacancyOf(closed, '取り下げられた案件', 3),
      vacancyOf(later, '来月締め切られる案件', 30),
      vacancyOf(next, '今週末に締め切られる案件', 6),
    ].map((vacancy) => toSavedVacancy(vacancy));
    savedVacancyList.write(member.id, saved);
    await site.open('/mypage/');
    const block = await findBlock('検討リストで締切が近い案件');
    expect(await block.findByText(wholeText(/:\d\dまで（あと5日）$/))).toBeVisible();
    expectLink('今週締め切られる案件', `/vacancy/${soon}/`, block);
    expect(await block.findByRole('link', { name: 'ほか1件も7日以内に締切' })).toHaveAttribute(
      'href',
      '/vacancy/saved/',
    );
    expect(block.queryByText('取り下げられた案件')).not.toBeInTheDocument();
    expect(block.queryByText('来月締め切られる案件')).not.toBeInTheDocument();
  });

  it('offers no vacancies to a member who does not look for any', async () => {
    const { member, browser } = await createApplicant(site.api);
    await browser.patch(`/members/${member.id}/`, { conditions: { ...CONDITIONS, status: 'closed' } });
    await site.openAs(member, '/mypage/');
    await findBlock('応募');
    expect(screen.queryByRole('region', { name: 'あなたに合う案件' })).not.toBeInTheDocument();
  });

  it.each([
    ['応募', 'vacancy-applied'],
    ['参加予定のセミナー', 'applied'],
    ['あなたに合う案件', 'vacancies'],
  ])('says that %s cannot be shown, and leaves the rest of the page as it is', async (name, call) => {
    await site.logIn(await site.api.createMember());
    site.respond('get', `*/api/v3/public/${call}/`, 404, {});
    const router = await site.open('/mypage/');
    const block = await findBlock(name);
    expect(await block.findByText(new RegExp(`^${name}を表示できません。`))).toBeVisible();
    expect(block.getByRole('button', { name: '再読み込み' })).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/');
    expect(screen.getByRole('region', { name: '基本情報' })).toBeVisible();
  });

  it('is hidden while a section is edited', async () => {
    await site.openAsNewMember('/mypage/?edit=conditions');
    await screen.findByRole('button', { name: '保存する' });
    expect(screen.queryByRole('region', { name: '応募' })).not.toBeInTheDocument();
  });
});
