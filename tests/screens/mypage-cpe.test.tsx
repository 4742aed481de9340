import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fiscalYearOf, fiscalYearText } from '@/lib/members/cpe';
import { writeCpeCsv } from '@/lib/members/cpe-csv';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { seminars } from '@/server/seminars/tables';
import { setUpSite } from '@/tests/setup/screen';
import { createOpenSeminar, PAST_DATES } from '@/tests/setup/seminars';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });
const TODAY = dayInTokyo();
const YEAR = fiscalYearOf(TODAY);

async function openCpe() {
  const member = await site.api.createMember();
  await site.logIn(member);
  const router = await site.open('/mypage/cpe/');
  return { member, router };
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

async function addEntry(title: string, units: string) {
  await user.click(screen.getByRole('button', { name: '記録を追加する' }));
  fireEvent.change(await screen.findByLabelText('受講日'), { target: { value: TODAY } });
  await user.type(screen.getByRole('textbox', { name: '研修名' }), title);
  await user.type(screen.getByRole('textbox', { name: '単位' }), units);
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '研修名' })).not.toBeInTheDocument());
}

describe('/mypage/cpe/', () => {
  it('leads visitors to the login', async () => {
    const router = await site.open('/mypage/cpe/');
    expect(router.current.asPath).toContain('/auth/login/?redirect=%2Fmypage%2Fcpe%2F');
  });

  it('shows three fiscal years without entries, the default targets and the source of the rules', async () => {
    await openCpe();
    for (const each of [YEAR, YEAR - 1, YEAR - 2]) {
      expect(year(each).getByText('記録はありません。')).toBeVisible();
      expect(year(each).queryByRole('list')).not.toBeInTheDocument();
    }
    // Screen readers get one button for the file, not two.
    expect(screen.getByLabelText('読み込むCSVファイル')).not.toBeVisible();
    expect(sums().getByText('／目標 40単位')).toBeVisible();
    expect(sums().getByText('／目標 120単位')).toBeVisible();
    expect(sums().getByText(/必ず協会の最新の規則をご確認ください。/)).toBeVisible();
  });

  it('adds up seminars that have taken place and own entries with full-width units', async () => {
    const { id } = await createAttendee();
    await site.open('/mypage/cpe/');
    await addEntry('倫理研修', '１．５');
    expect(sums().getAllByText('3.5単位')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '受講記録' })).toHaveAttribute(
      'href',
      `/mypage/cpe/certificate/?seminar=${id}`,
    );
  });

  it('changes, removes and restores an own entry, and keeps it after a reload', async () => {
    await openCpe();
    await addEntry('倫理研修', '2');
    await user.click(screen.getByRole('button', { name: '倫理研修を編集' }));
    const units = await screen.findByRole('textbox', { name: '単位' });
    await user.clear(units);
    await user.type(units, '3');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect((await sums().findAllByText('3単位')).length).toBe(2);
    await user.click(screen.getByRole('button', { name: '倫理研修を削除' }));
    expect(screen.getByText('「倫理研修」を削除しました。')).toBeVisible();
    expect(sums().getAllByText('0単位')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(sums().getAllByText('3単位')).toHaveLength(2);
    cleanup();
    await site.open('/mypage/cpe/');
    expect(await screen.findByRole('button', { name: '倫理研修を編集' })).toBeVisible();
  });

  it('says at the fields what is wrong', async () => {
    await openCpe();
    await user.click(screen.getByRole('button', { name: '記録を追加する' }));
    await user.type(await screen.findByRole('textbox', { name: '単位' }), '0.3');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    const summary = await screen.findByRole('link', { name: /受講日を入力してください。/ });
    expect(summary).toBeVisible();
    expect(screen.getByRole('textbox', { name: '研修名' })).toHaveAccessibleDescription(
      /研修名を入力してください。/,
    );
    expect(screen.getByRole('textbox', { name: '単位' })).toHaveAccessibleDescription(
      /単位は0.5から100まで、0.5きざみで入力してください。/,
    );
  });

  it('refuses a training that has not taken place yet, at the field and in a file', async () => {
    await openCpe();
    await user.click(screen.getByRole('button', { name: '記録を追加する' }));
    fireEvent.change(await screen.findByLabelText('受講日'), { target: { value: '2999-01-01' } });
    await user.type(screen.getByRole('textbox', { name: '研修名' }), '倫理研修');
    await user.type(screen.getByRole('textbox', { name: '単位' }), '2');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() =>
      expect(screen.getByLabelText('受講日')).toHaveAccessibleDescription(
        /受講日には今日までの日付を入力してください。/,
      ),
    );
    const text = '受講日,研修名,単位\n2999-01-01,倫理研修,2';
    await user.upload(screen.getByLabelText('読み込むCSVファイル'), new File([text], 'cpe.csv'));
    expect(await screen.findByText('新しく読み込んだ記録はありません。')).toBeVisible();
    expect(screen.getByText('2行目：受講日には今日までの日付を入力してください。')).toBeVisible();
    expect(sums().getAllByText('0単位')).toHaveLength(2);
  });

  it('says how many entries still fit when a file has more', async () => {
    await openCpe();
    await addEntry('倫理研修', '2');
    const rows = Array.from({ length: 600 }, (_, index) => `2024-04-01,研修${index},1`);
    const text = ['受講日,研修名,単位', ...rows].join('\n');
    await user.upload(screen.getByLabelText('読み込むCSVファイル'), new File([text], 'cpe.csv'));
    expect(
      await screen.findByText(
        '記録は500件までです。追加できるのはあと499件ですが、ファイルには600件の新しい記録があるため、読み込みませんでした。',
      ),
    ).toBeVisible();
    expect(sums().getAllByText('2単位')).toHaveLength(2);
  });

  it('says that the browser stores nothing when that is the reason', async () => {
    await openCpe();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const text = '受講日,研修名,単位\n2024-04-01,倫理研修,2';
    await user.upload(screen.getByLabelText('読み込むCSVファイル'), new File([text], 'cpe.csv'));
    expect(await screen.findByText(/^このブラウザーに保存できませんでした。空き容量/)).toBeVisible();
    setItem.mockRestore();
  });

  it('changes the targets', async () => {
    await openCpe();
    await user.click(screen.getByRole('button', { name: '目標を変える' }));
    const yearly = await screen.findByRole('textbox', { name: '1年度の目標（単位）' });
    await user.clear(yearly);
    await user.type(yearly, '２０');
    await user.click(screen.getByRole('button', { name: '目標を保存する' }));
    expect(await sums().findByText('／目標 20単位')).toBeVisible();
  });

  it('reads a CSV file, says what it left out, and refuses another file', async () => {
    await openCpe();
    const entry = { id: '1', date: TODAY, title: '税務研修', organizer: '', units: 2, note: '' };
    const upload = (text: string) =>
      user.upload(screen.getByLabelText('読み込むCSVファイル'), new File([text], 'cpe.csv'));
    await upload(`${writeCpeCsv([entry])}${TODAY},,,1,,\r\n`);
    await expectToast('1件の記録を読み込みました。');
    expect(screen.getByText('3行目：研修名を入力してください。')).toBeVisible();
    expect(sums().getAllByText('2単位')).toHaveLength(2);
    await upload(writeCpeCsv([entry]));
    expect(await screen.findByText('1件はすでに台帳にあるため、読み込みませんでした。')).toBeVisible();
    await upload('a,b\r\n');
    expect(await screen.findByText(/読み込めるCSVではありません。/)).toBeVisible();
    expect(sums().getAllByText('2単位')).toHaveLength(2);
  });

  it('does not show entries of another member', async () => {
    await openCpe();
    await addEntry('倫理研修', '2');
    cleanup();
    await openCpe();
    expect(year().getByText('記録はありません。')).toBeVisible();
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
