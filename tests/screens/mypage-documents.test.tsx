import { cleanup, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { fiscalYearOf, fiscalYearText } from '@/lib/members/cpe';
import { dayInTokyo } from '@/schemas/time';
import { replaceCareers } from '@/server/members/career-education';
import { seminars } from '@/server/seminars/tables';
import { createOpenSeminar, PAST_DATES } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, press, user, wholeText } from '@/tests/setup/user';

const site = setUpSite();
const CAREERS = [
  {
    company: '青空監査法人',
    position: 'シニア',
    started_on: '2014-12',
    ended_on: '2019-04',
    description: '製造業の法定監査',
  },
  {
    company: '北浜商事',
    position: '経理部長',
    started_on: '2019-05',
    ended_on: null,
    description: '連結決算',
  },
];

async function openResume(careers = CAREERS) {
  const member = await site.api.createMember({ birthDate: '1988-01-07' });
  if (careers.length > 0) await replaceCareers(site.api.db, member.id, careers);
  await site.openAs(member, '/mypage/resume/');
  return member;
}

const sheet = () => within(screen.getByRole('article', { name: '職務経歴書の内容' }));

describe('/mypage/resume/', () => {
  it('lays the record out by company, newest first, with a summary', async () => {
    await openResume();
    expect(
      sheet()
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['北浜商事', '青空監査法人']);
    expect(sheet().getByText('2019年5月〜現在')).toBeVisible();
    expect(
      sheet().getByText(
        wholeText(/^現在は北浜商事にて経理部長として業務に従事しています。職務経験は2社で通算/),
      ),
    ).toBeVisible();
    expect(sheet().queryByText(/生まれ/)).not.toBeInTheDocument();
  });

  it('changes years, sections and personal details, and remembers the choices', async () => {
    await openResume();
    await user.click(screen.getByRole('radio', { name: '和暦' }));
    expect(sheet().getByText('令和元年5月〜現在')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '職務要約' }));
    expect(sheet().queryByRole('heading', { name: '職務要約' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '生年月日を載せる' }));
    expect(sheet().getByText('昭和63年1月7日生まれ')).toBeVisible();
    cleanup();
    await site.open('/mypage/resume/');
    expect(await sheet().findByText('令和元年5月〜現在')).toBeVisible();
    expect(sheet().queryByRole('heading', { name: '職務要約' })).not.toBeInTheDocument();
  });

  it('says that only the name is left when no section is chosen', async () => {
    await openResume();
    const hint = '項目が選ばれていません。このままでは、氏名などだけの書類になります。';
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    // Screen readers may not announce a region that appears together with its text.
    const regions = screen.getAllByRole('status');
    const sections = within(screen.getByRole('group', { name: '載せる項目' }));
    for (const box of sections.getAllByRole('checkbox', { checked: true })) await user.click(box);
    expect(screen.getByText(hint)).toBeVisible();
    expect(regions.some((region) => region.contains(screen.getByText(hint)))).toBe(true);
    await user.click(sections.getByRole('checkbox', { name: '職務経歴' }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('names what is still empty, with links to the editors', async () => {
    await openResume();
    expectLink('資格を入力する', '/mypage/?edit=license');
    expect(screen.queryByRole('link', { name: '担当した業務の説明を入力する' })).not.toBeInTheDocument();
  });

  it('asks for a work history when there is none', async () => {
    await openResume([]);
    expect(screen.getByText('職務経歴はまだ入力されていません。')).toBeVisible();
    expectLink('職務経歴を入力する', '/mypage/?edit=career&next=%2Fmypage%2Fresume%2F');
  });

  it('opens the print dialog', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openResume();
    await press('PDFとして保存／印刷');
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('shows an error when the member cannot be loaded, and no empty document', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    site.respond('get', '*/api/v3/public/members/me/', 503, {});
    await site.open('/mypage/resume/');
    expect(await screen.findByText(/会員情報を表示できません。/)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

const TODAY = dayInTokyo();
const YEAR = fiscalYearOf(TODAY);

async function openCpe() {
  await site.openAsNewMember('/mypage/cpe/');
}

/** Creates a member who has applied for a seminar that ended yesterday. */
async function createAttendee() {
  const id = await createOpenSeminar(site.api.db);
  const member = await site.api.createMember();
  const browser = await site.api.logInAs(member);
  await browser.post('/applications/', { seminar: id });
  const past = { ...PAST_DATES, closesBefore: '2020-01-01' };
  await site.api.db.update(seminars).set(past).where(eq(seminars.id, id));
  await site.logIn(member);
  return { id };
}

const year = (fiscalYear = YEAR) => within(screen.getByRole('region', { name: fiscalYearText(fiscalYear) }));
const sums = () => within(screen.getByRole('region', { name: '単位の合計' }));

describe('/mypage/cpe/', () => {
  it('shows three fiscal years without seminars, and where the rules are', async () => {
    await openCpe();
    for (const each of [YEAR, YEAR - 1, YEAR - 2]) {
      expect(year(each).getByText('記録はありません。')).toBeVisible();
      expect(year(each).queryByRole('list')).not.toBeInTheDocument();
    }
    expect(sums().getAllByText('0単位')).toHaveLength(2);
    expect(sums().getByText(/日本公認会計士協会の最新の規則をご確認ください。/)).toBeVisible();
  });

  it('adds up the seminars that have taken place', async () => {
    const { id } = await createAttendee();
    await site.open('/mypage/cpe/');
    expect(sums().getAllByText('2単位')).toHaveLength(2);
    expectLink('受講記録', `/mypage/cpe/certificate/?seminar=${id}`);
  });

  it('shows no sums when the seminars cannot be loaded', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    site.respond('get', '*/api/v3/public/applied/', 503, {});
    await site.open('/mypage/cpe/');
    const notice = await screen.findByText(/申し込んだセミナーを表示できません。/);
    expect(notice).toBeVisible();
    expect(screen.queryByRole('region', { name: '単位の合計' })).not.toBeInTheDocument();
  });
});

describe('/mypage/cpe/certificate/', () => {
  it('says what the record of a seminar shows, and that attendance is not part of it', async () => {
    const { id } = await createAttendee();
    await site.open(`/mypage/cpe/certificate/?seminar=${id}`);
    const sheet = within(screen.getByRole('article', { name: '受講記録の内容' }));
    expect(sheet.getByText('収益認識の実務')).toBeVisible();
    expect(sheet.getByText('2単位')).toBeVisible();
    expect(sheet.getByText(/当日の出席を確認した証明書ではありません。/)).toBeVisible();
  });

  it.each(['', '?seminar=999999', '?seminar=x'])('shows no record for %j', async (query) => {
    await createAttendee();
    await site.open(`/mypage/cpe/certificate/${query}`);
    expect(screen.getByText('このセミナーの受講記録はありません。')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('shows no record to another member', async () => {
    const { id } = await createAttendee();
    await site.openAsNewMember(`/mypage/cpe/certificate/?seminar=${id}`);
    expect(screen.getByText('このセミナーの受講記録はありません。')).toBeVisible();
  });
});
