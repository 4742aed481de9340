import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { eventually } from '@/tests/setup/eventually';
import { daysFromNow, insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink } from '@/tests/setup/user';

const site = setUpSite();

afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('scrollTo', () => undefined);
});

const CLOSED = { publishedAt: daysFromNow(-20), deadline: daysFromNow(-2) };

/** The block of similar vacancies, which is in the page as soon as it is rendered. */
const getBlock = () => screen.getByRole('region', { name: '同じカテゴリーの新着案件' });
const queryBlock = () => screen.queryByRole('region', { name: '同じカテゴリーの新着案件' });
const getTitles = () =>
  within(getBlock())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

/** Opens the page of the first of some vacancies of one category that no other test uses. */
async function openFirst(category: number, samples: Parameters<typeof insertVacancySamples>[1]) {
  const ids = await insertVacancySamples(
    site.api.db,
    samples.map((sample) => ({ categories: [category], ...sample })),
  );
  await site.open(`/vacancy/${ids[0]}/`);
  return ids;
}

it('a closed vacancy leads to the list of open ones', async () => {
  const [id] = await insertVacancySamples(site.api.db, [{ title: '終了した案件', ...CLOSED }]);
  await site.open(`/vacancy/${id}/`);
  expectLink('募集中の案件を見る', '/vacancy/?status=open');
});

it('the deadline is written with its time beside the button, and on paper in the conditions', async () => {
  const [id] = await insertVacancySamples(site.api.db, [{ deadline: daysFromNow(9) }]);
  await site.open(`/vacancy/${id}/`);
  const panel = screen.getByRole('region', { name: '応募' });
  expect(panel).toHaveTextContent(/締切\d+月\d+日\(.\) \d+:\d\dあと9日/);
  expect(screen.getByRole('region', { name: '募集条件' })).toHaveTextContent(
    /締切\d+月\d+日\(.\) \d+:\d\dまで/,
  );
});

it('names the pay that cannot be read, and leaves out the facts that the API does not send', async () => {
  const [id] = await insertVacancySamples(site.api.db, [{ region: '13' }]);
  site.deviate({
    replacedFields: { reward: { unit: 'month', min: '応相談' } },
    missingFields: ['working_days'],
  });
  await site.open(`/vacancy/${id}/`);
  for (const part of [screen.getByRole('region', { name: '応募' }), screen.getByRole('main')])
    expect(part).toHaveTextContent('報酬 表示できません');
  const facts = within(screen.getByRole('list', { name: '稼働・勤務地・期間' })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).not.toContain('—');
});

it('offers visitors one button, and members who are not logged in a link to the login', async () => {
  const [id] = await insertVacancySamples(site.api.db, [{}]);
  await site.open(`/vacancy/${id}/`);
  const panel = within(screen.getByRole('region', { name: '応募' }));
  expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '会員登録して応募',
    'ログイン',
  ]);
  expectLink('ログイン', `/auth/login/?redirect=${encodeURIComponent(`/vacancy/${id}/entry`)}`, panel);
});

it.each([
  ['a selection', '書類選考→面談1回'],
  ['no word about the selection', ''],
])('with %s, says who gets to know an applicant and whom to ask before', async (_, selection) => {
  const settings = siteConfig();
  onTestFinished(() => setSiteConfig(settings));
  setSiteConfig({ ...settings, contactHref: 'mailto:contact@example.com' });
  const [id] = await insertVacancySamples(site.api.db, [{ selection }]);
  await site.open(`/vacancy/${id}/`);
  // Phones have it in the conditions, because their bar has no room.
  for (const name of ['応募', '募集条件']) {
    const region = screen.getByRole('region', { name });
    expect(region).toHaveTextContent('氏名は、応募した企業にだけ届きます。');
    expectLink('応募の前に質問する', 'mailto:contact@example.com', within(region));
  }
});

describe('similar vacancies on /vacancy/{id}/', () => {
  it('shows the three newest open vacancies of the first category, without the vacancy itself', async () => {
    const ids = await openFirst(1, [
      { title: '自分の案件', categories: [1, 9] },
      { title: '終了した案件', ...CLOSED },
      { title: '別のカテゴリーの案件', categories: [9] },
      ...['1件目', '2件目', '3件目', '4件目', '5件目'].map((title) => ({ title })),
    ]);
    expect(getTitles()).toEqual(['1件目', '2件目', '3件目']);
    expectLink('1件目', `/vacancy/${ids[3]}/`, within(getBlock()));
    expectLink('同じカテゴリーの案件をすべて見る', '/vacancy/?status=open&categories=1', within(getBlock()));
  });

  it('offers open vacancies on the page of a closed one', async () => {
    await openFirst(3, [{ title: '終了した案件', ...CLOSED }, { title: '募集中の案件' }]);
    expect(screen.getByText(/に締め切りました。$/)).toBeVisible();
    expect(getTitles()).toEqual(['募集中の案件']);
  });

  it('shows nothing when no other vacancy of the category is open', async () => {
    await openFirst(4, [{ title: 'ひとつだけの案件' }, { title: '終了した案件', ...CLOSED }]);
    expect(screen.getByRole('heading', { level: 1, name: 'ひとつだけの案件' })).toBeVisible();
    expect(queryBlock()).not.toBeInTheDocument();
  });

  it('shows nothing and asks for no list when the vacancy has no category', async () => {
    const handleList = vi.fn();
    site.use(http.get('*/api/v3/public/vacancies/', handleList));
    await openFirst(5, [{ title: '分類のない案件', categories: [] }, { title: '募集中の案件' }]);
    expect(screen.getByRole('heading', { level: 1, name: '分類のない案件' })).toBeVisible();
    expect(queryBlock()).not.toBeInTheDocument();
    expect(handleList).not.toHaveBeenCalled();
  });

  it.each([
    ['404', 2, () => new HttpResponse('{}', { status: 404 })],
    // Refused filters are an empty list (row 10.126), which the browser does not fetch again.
    ['400', 1, () => HttpResponse.json({ error: '読み込めません。' }, { status: 400 })],
    ['503', 2, () => new HttpResponse('{}', { status: 503 })],
    ['no response', 2, () => HttpResponse.error()],
  ])('keeps the page without a notice when the list call fails with %s', async (_name, calls, respond) => {
    const handleList = vi.fn(respond);
    site.use(http.get('*/api/v3/public/vacancies/', handleList));
    const [id] = await insertVacancySamples(site.api.db, [{ title: '表示される案件' }]);
    const router = await site.open(`/vacancy/${id}/`);
    // The call of the server, and the first one of the browser.
    await eventually(() => expect(handleList).toHaveBeenCalledTimes(calls));
    expect(screen.getByRole('heading', { level: 1, name: '表示される案件' })).toBeVisible();
    expect(queryBlock()).not.toBeInTheDocument();
    expect(screen.queryByText(/接続できません|表示できません/)).not.toBeInTheDocument();
    expect(router.current.asPath).toBe(`/vacancy/${id}/`);
  });

  it('is rendered by the server and not polled with the vacancy', async () => {
    const handleList = vi.fn();
    const handleDetail = vi.fn();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openFirst(6, [{ title: '自分の案件' }, { title: '募集中の案件' }]);
    site.use(
      http.get('*/api/v3/public/vacancies/', () => handleList()),
      http.get('*/api/v3/public/vacancies/:id/', () => handleDetail()),
    );
    expect(getTitles()).toEqual(['募集中の案件']);
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await eventually(() => expect(handleDetail).toHaveBeenCalled());
    expect(handleList).not.toHaveBeenCalled();
  });
});

describe('the conditions of the freelance act', () => {
  it('are a table of nine rows, with what to ask where the vacancy states nothing', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    await site.open(`/vacancy/${id}/`);
    const section = within(screen.getByRole('region', { name: '取引条件' }));
    expect(section.getAllByRole('row')).toHaveLength(10);
    expect(section.getByRole('row', { name: '報酬の額 月 72〜90万円（税別）' })).toBeVisible();
    expect(
      section.getByRole('row', { name: '報酬の支払期日 未記載 締め日と、報酬が支払われる日' }),
    ).toBeVisible();
    expect(section.getAllByText('未記載')).toHaveLength(5);
    expect(section.getByText(/法律上の助言ではありません/)).toBeVisible();
  });

  it('have no third column when the vacancy states all of them', async () => {
    const [id] = await insertVacancySamples(site.api.db, [
      {
        companyProfile: '株式会社あおぞら',
        description:
          '報酬は月末締め翌月末日払いです。報酬はご指定の口座へ振り込みます。納品から10営業日以内に検収します。契約日は2026年12月1日です。',
      },
    ]);
    await site.open(`/vacancy/${id}/`);
    const section = within(screen.getByRole('region', { name: '取引条件' }));
    expect(section.getAllByRole('columnheader')).toHaveLength(2);
    expect(section.queryByText('未記載')).not.toBeInTheDocument();
    expect(section.getByText(/^すべて記載されています。/)).toBeVisible();
  });
});

describe('the fit on /vacancy/{id}/', () => {
  const PREFERENCES = {
    conditions: {
      status: 'open',
      available_from: '2027-02-01',
      desired_days: [3],
      desired_reward: { unit: 'month', min: 600_000 },
      remote: 'partial',
      note: '',
    },
    work_style: { hope_workstyles: [], current_workstyle: null, regions: ['13'] },
    licenses: [{ certification: 'cpa', name: '', registration_number: '', acquired_on: null }],
  };

  /** Logs in a member whose profile is as given. */
  async function logInWith(profile: Partial<typeof PREFERENCES>) {
    const member = await site.api.createMember();
    const agent = await site.api.logInAs(member);
    if (Object.keys(profile).length > 0) {
      const { status } = await agent.patch(`/members/${member.id}/`, profile);
      expect(status).toBe(200);
    }
    await site.logIn(member);
  }

  const TITLE = '合う点と確認したい点';
  const getBlock = () => within(screen.getByRole('region', { name: TITLE }));
  const rows = () =>
    getBlock()
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

  it('names both sides of each reason to a member, with the page', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{ skills: [] }]);
    await logInWith(PREFERENCES);
    await site.open(`/vacancy/${id}/`);
    await screen.findByRole('region', { name: TITLE });
    expect(rows()).toEqual([
      '項目 | この案件 | あなたの登録 | 結果',
      '資格 | 公認会計士 | 公認会計士 | 合う',
      '稼働 | 週2〜3日 | 週3日 | 合う',
      '報酬 | 72〜90万円/月 | 60万円/月以上 | 合う',
      'リモート | 一部リモート可 | 一部リモートを希望 | 合う',
      '勤務地 | 東京都 | 東京都 | 合う',
      '開始 | 2027年1月4日(月) | 2027年2月1日(月)から | 確認',
    ]);
    expect(getBlock().getByText(/企業には表示されず、選考には影響しません。/)).toBeVisible();
  });

  it('tells a newcomer what to fill in, with links to the sections', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    await logInWith({});
    await site.open(`/vacancy/${id}/`);
    await screen.findByRole('region', { name: TITLE });
    expect(
      getBlock().getByText('プロフィールを入力すると、この案件と合う点がここに表示されます。'),
    ).toBeVisible();
    expect(
      getBlock()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/mypage/?edit=license',
      '/mypage/?edit=skill',
      '/mypage/?edit=conditions',
      '/mypage/?edit=work-style',
    ]);
  });

  it('shows nothing to visitors, whose page is shared', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    await site.open(`/vacancy/${id}/`);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('shows nothing for a closed vacancy', async () => {
    const closed = { deadline: new Date(Date.now() - 1000) };
    const [id] = await insertVacancySamples(site.api.db, [closed]);
    await logInWith(PREFERENCES);
    await site.open(`/vacancy/${id}/`);
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  it('leaves out what needs a choice list that cannot be fetched', async () => {
    const [id] = await insertVacancySamples(site.api.db, [{}]);
    await logInWith(PREFERENCES);
    for (const name of ['certification-choices', 'skills'])
      site.respond('get', `*/api/v3/public/${name}/`, 500, {});
    await site.open(`/vacancy/${id}/`);
    await screen.findByRole('region', { name: TITLE });
    expect(rows()).toContain('稼働 | 週2〜3日 | 週3日 | 合う');
    expect(getBlock().queryByText('資格')).not.toBeInTheDocument();
  });
});
