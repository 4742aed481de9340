import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';
import { insertVacancySamples } from '../setup/vacancies';

const site = setUpSite();
const _user = userEvent.setup({ delay: null });

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

describe('the fit on /vacancy/{id}/', () => {
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
      site.use(http.get(`*/api/v3/public/${name}/`, () => HttpResponse.json({}, { status: 500 })));
    await site.open(`/vacancy/${id}/`);
    expect(rows()).toContain('稼働 | 週2〜3日 | 週3日 | 合う');
    expect(getBlock().queryByText('資格')).not.toBeInTheDocument();
  });
});
