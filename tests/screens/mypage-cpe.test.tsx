import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { fiscalYearOf, fiscalYearText } from '@/lib/members/cpe';
import { dayInTokyo } from '@/schemas/time';
import { seminars } from '@/server/seminars/tables';
import { setUpSite } from '@/tests/setup/screen';
import { createOpenSeminar, PAST_DATES } from '@/tests/setup/seminars';

const site = setUpSite();
const TODAY = dayInTokyo();
const YEAR = fiscalYearOf(TODAY);

async function openCpe() {
  await site.logIn(await site.api.createMember());
  await site.open('/mypage/cpe/');
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
  it('leads visitors to the login', async () => {
    const router = await site.open('/mypage/cpe/');
    expect(router.current.asPath).toContain('/auth/login/?redirect=%2Fmypage%2Fcpe%2F');
  });

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
    expect(screen.getByRole('link', { name: '受講記録' })).toHaveAttribute(
      'href',
      `/mypage/cpe/certificate/?seminar=${id}`,
    );
  });

  it('shows no sums when the seminars cannot be loaded', async () => {
    const member = await site.api.createMember();
    await site.logIn(member);
    site.use(http.get('*/api/v3/public/applied/', () => HttpResponse.json({}, { status: 503 })));
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
    await site.logIn(await site.api.createMember());
    await site.open(`/mypage/cpe/certificate/?seminar=${id}`);
    expect(screen.getByText('このセミナーの受講記録はありません。')).toBeVisible();
  });
});
