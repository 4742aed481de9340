import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setSiteConfig, siteConfig } from '@/config/site';
import { closeVacancy } from '@/server/vacancies/publishing';
import { jsonOf } from '@/tests/setup/agent';
import { buildEntry, createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { insertVacancySamples } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink, findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();
const BUTTON = '前回の応募内容から書きはじめる';
const messageField = () => screen.findByRole('textbox', { name: '応募の理由・活かせる経験' });

async function openEntry({ hasApplied }: { hasApplied: boolean }) {
  const { member, browser } = await createApplicant(site.api);
  const [vacancy, applied] = [await createOpenVacancy(site.api), await createOpenVacancy(site.api)];
  const entry = buildEntry(applied, { request: '週3日を希望します。' });
  if (hasApplied) await browser.post('/vacancy-applications/', entry);
  await site.openAs(member, `/vacancy/${vacancy}/entry`);
  return { entry, message: await messageField() };
}

describe('the entry form', () => {
  it('shows on demand the name, the work history and the licenses that the company receives', async () => {
    await openEntry({ hasApplied: false });
    const summary = screen.getByText('応募内容とあわせて企業に届く、氏名・連絡先、職務経歴、資格を確認する');
    expect(screen.queryByText('青空監査法人')).not.toBeInTheDocument();
    await user.click(summary);
    expect(await screen.findByText('青空監査法人')).toBeVisible();
    expect(screen.getByText('2019年4月〜現在')).toBeVisible();
    for (const line of ['フリガナ：タナカ ハナコ', /^メールアドレス：.+@/, /^電話番号：/])
      expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByRole('heading', { name: '資格' })).toBeVisible();
    expect(screen.getByText('登録はありません。')).toBeVisible();
  });

  it('says which required license the profile lacks, and lets the member apply', async () => {
    const { member } = await createApplicant(site.api);
    const [id] = await insertVacancySamples(site.api.db, [
      { requirements: ['公認会計士または税理士', '決算の経験が3年以上'] },
    ]);
    await site.openAs(member, `/vacancy/${id}/entry`);
    expect(await screen.findByText(/^必須の「公認会計士または税理士」が/)).toBeVisible();
    expectLink('資格を登録する', `/mypage/?edit=license&next=${encodeURIComponent(`/vacancy/${id}/entry`)}`);
    expect(await messageField()).toBeVisible();
  });

  it('shows the application once it is sent, with what was written and what can be done', async () => {
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    const entry = buildEntry(vacancy, { request: '週3日を希望します。' });
    const { id } = await jsonOf(await browser.post('/vacancy-applications/', entry));
    await site.openAs(member, `/vacancy/${vacancy}/entry`);
    expect(await screen.findByRole('heading', { level: 1, name: '応募した内容' })).toBeVisible();
    expect(screen.queryByRole('list', { name: '応募の手順' })).not.toBeInTheDocument();
    const panel = within(await screen.findByRole('region', { name: '企業に届いた内容' }));
    for (const text of ['すぐに参画できる', entry.message, '週3日を希望します。'])
      expect(panel.getByText(text)).toBeVisible();
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '応募を取り消す' })).toBeVisible();
    cleanup();
    await browser.post(`/vacancy-applications/${id}/cancel/`, {});
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(await screen.findByRole('button', { name: '再応募する' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '確認画面へ進む' })).not.toBeInTheDocument();
  });

  it('says when the answer comes, and whom to ask', async () => {
    setSiteConfig({ ...siteConfig(), replyBusinessDays: 5, contactHref: 'mailto:contact@example.com' });
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    await site.openAs(member, `/vacancy/${vacancy}/entry`);
    expect(await screen.findByText(/^返信の目安は\d+月\d+日\(.\)です。/)).toBeVisible();
    expectLink('運営に問い合わせる', 'mailto:contact@example.com');
    cleanup();
    setSiteConfig({ ...siteConfig(), replyBusinessDays: null, contactHref: null });
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(
      await screen.findByText(/^企業からの返信は、ご登録のメールアドレスか電話番号に届きます。/),
    ).toBeVisible();
    expect(screen.getByRole('main').querySelectorAll('p:empty')).toHaveLength(0);
  });

  it('says of an application of weeks ago that the time is over', async () => {
    setSiteConfig({ ...siteConfig(), replyBusinessDays: 5, contactHref: 'mailto:contact@example.com' });
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    const { id } = await jsonOf(await browser.post('/vacancy-applications/', buildEntry(vacancy)));
    await site.logIn(member);
    site.use(
      http.get('*/vacancy-applications/', async ({ request }) => {
        const reply = await (await site.answer(request)).json();
        const at = new Date(Date.now() - 15 * 24 * 60 * 60_000).toISOString();
        const rows = (reply.results ?? reply) as { id: number; history: unknown }[];
        for (const row of rows) if (row.id === id) row.history = [{ event: 'apply', at }];
        return HttpResponse.json(reply);
      }),
    );
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(await screen.findByText(/^返信の目安の.+を過ぎました。/)).toBeVisible();
    cleanup();
    setSiteConfig({ ...siteConfig(), replyBusinessDays: null });
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(await screen.findByText(/^応募から2週間を過ぎました。返信がないときは/)).toBeVisible();
    cleanup();
    await site.open(`/vacancy/${vacancy}/`);
    const card = within(screen.getByRole('region', { name: '応募' }));
    expect(await card.findByText('応募から2週間を過ぎました')).toBeVisible();
    expect(card.getByRole('link', { name: '運営に問い合わせる' })).toBeVisible();
  });

  it('says of a vacancy that is closed meanwhile that it is', async () => {
    const { member, browser } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    await closeVacancy(site.api.db, vacancy);
    await site.logIn(member);
    for (const path of [`/vacancy/${vacancy}/entry`, '/mypage/vacancy/']) {
      await site.open(path);
      expect(await screen.findByText(/^この案件の募集は終了しました。/)).toBeVisible();
      cleanup();
    }
  });

  it('offers no earlier text without an application', async () => {
    await openEntry({ hasApplied: false });
    expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
  });

  it('takes over the text of the last application', async () => {
    const { entry, message } = await openEntry({ hasApplied: true });
    await press(BUTTON);
    expect(message).toHaveValue(entry.message);
    expect(screen.getByRole('textbox', { name: '希望条件・質問' })).toHaveValue('週3日を希望します。');
    expect(screen.getByText(/前回の応募内容を入れました。/)).toBeVisible();
  });

  it('asks before it replaces what was typed, and keeps it when the member declines', async () => {
    const { entry, message } = await openEntry({ hasApplied: true });
    await user.type(message, '書きかけ');
    await press(BUTTON);
    const dialog = await findDialog();
    await user.click(dialog.getByRole('button', { name: '戻る' }));
    expect(message).toHaveValue('書きかけ');
    await press(BUTTON);
    await press('置き換える', await findDialog());
    expect(message).toHaveValue(entry.message);
  });

  it('says of a closed vacancy that the input is kept, but only when there is some', async () => {
    const { member } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await site.logIn(member);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await site.open(`/vacancy/${vacancy}/entry`);
    const message = await messageField();
    await closeVacancy(site.api.db, vacancy);
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    expect(await screen.findByText('この案件は募集を終了しました。')).toBeVisible();
    await user.type(message, '書きかけ');
    expect(
      await screen.findByText('この案件は募集を終了しました。入力した内容は、このブラウザーに残っています。'),
    ).toBeVisible();
  });

  it('shows no form for a vacancy that was already closed', async () => {
    const { member } = await createApplicant(site.api);
    const vacancy = await createOpenVacancy(site.api);
    await closeVacancy(site.api.db, vacancy);
    await site.openAs(member, `/vacancy/${vacancy}/entry`);
    expect(await screen.findByText('この案件は募集を終了しました。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ほかの案件を見る' })).toHaveAttribute('href', '/vacancy/');
    expect(screen.queryByRole('button', { name: '確認画面へ進む' })).not.toBeInTheDocument();
  });
});

describe('the confirmation', () => {
  const licenses = [
    { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2015-04' },
    { certification: 'tax_accountant', name: '', registration_number: '', acquired_on: null },
  ];

  /** Opens the confirmation of a text, as a member who has just written it. */
  async function openConfirmation(message: string, request = '週3日を希望します。') {
    const { member, browser } = await createApplicant(site.api);
    await browser.patch(`/members/${member.id}/`, { licenses });
    const vacancy = await createOpenVacancy(site.api);
    await site.openAs(member, `/vacancy/${vacancy}/entry`);
    await user.click(await screen.findByRole('radio', { name: 'すぐに参画できる' }));
    await user.click(await messageField());
    await user.paste(message);
    if (request) await user.type(screen.getByRole('textbox', { name: '希望条件・質問' }), request);
    await press('確認画面へ進む');
    const panel = await screen.findByRole('region', { name: '企業に届く内容' });
    return within(panel);
  }
  const SENTENCE = '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。';
  /** Returns the texts of the rows without those of the lists in them. */
  const rowsOf = () =>
    [...screen.getByRole('region', { name: '企業に届く内容' }).querySelectorAll(':scope > ul > li')].map(
      ({ textContent }) => textContent,
    );

  it('shows all that the company receives, and the sentence about it beside the buttons', async () => {
    const panel = await openConfirmation(SENTENCE.repeat(4));
    expect(rowsOf()).toEqual([
      expect.stringMatching(/^氏名・連絡先田中 花子見る/),
      expect.stringMatching(/^職務経歴1件青空監査法/),
      expect.stringMatching(/^資格2件公認会計士、税/),
      expect.stringMatching(/^参画できる時期すぐに参/),
      expect.stringMatching(/^応募の理由・活かせる経/),
      expect.stringMatching(/^希望条件・質問週3日を/),
    ]);
    const bar = screen.getByRole('button', { name: 'この内容で応募する' }).parentElement as HTMLElement;
    expect(within(bar).getByText(/^上の内容が企業の担当者に届きます。/)).toBeVisible();
    expect(panel.getByText('氏名は、応募した企業にだけ届きます。')).toBeVisible();
    expectLink('入力に戻る', expect.stringMatching(/\/entry$/), within(bar));
    expect(panel.getByRole('link', { name: '修正：参画できる時期' })).toBeVisible();
  });

  it.each([
    ['氏名・連絡先', 'フリガナ：タナカ ハナコ'],
    ['氏名・連絡先', /^メールアドレス：.+@/],
    ['氏名・連絡先', /^電話番号：/],
    ['職務経歴', '2019年4月〜現在'],
    ['資格', '公認会計士（2015年4月取得、登録番号 12345）、税理士'],
  ])('opens the text of %s in place', async (term, text) => {
    const panel = await openConfirmation(SENTENCE.repeat(4));
    expect(panel.getByText(text)).not.toBeVisible();
    await user.click(panel.getByText(term));
    expect(panel.getByText(text)).toBeVisible();
  });

  it('offers no application until the record of the member is there', async () => {
    const panel = await openConfirmation(SENTENCE.repeat(4));
    const entryHref = panel.getByRole('link', { name: '修正：参画できる時期' }).getAttribute('href') ?? '';
    cleanup();
    site.respond('get', '*/members/me/', 503, {});
    await site.open(entryHref.replace('entry', 'confirm'));
    expect(await screen.findByText(/^会員情報を表示できません。/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'この内容で応募する' })).not.toBeInTheDocument();
  });

  it('puts a text of more than 300 letters last, and says that nothing was asked', async () => {
    await openConfirmation(SENTENCE.repeat(12), '');
    expect(rowsOf()).toEqual([
      expect.stringContaining('氏名・連絡先'),
      expect.stringContaining('職務経歴'),
      expect.stringContaining('資格'),
      expect.stringContaining('参画できる時期'),
      expect.stringContaining('希望条件・質問な'),
      expect.stringContaining('応募の理由・活か'),
    ]);
  });
});
