import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { createApplicant, createOpenVacancy } from '@/tests/setup/applications';
import { openApplicationConfirmation } from '@/tests/setup/forms';
import { createOpenSeminar } from '@/tests/setup/samples';
import { setUpSite } from '@/tests/setup/screen';
import { findDialog, press, user } from '@/tests/setup/user';

const site = setUpSite();
const messageField = () => screen.findByRole('textbox', { name: '応募の理由・活かせる経験' });

describe('the application of a member without a work history', () => {
  const TEXT = '連結決算の実務を六年担当し、決算日程の短縮を二社で進めました。'.repeat(4);

  /** Fills in the form and goes to the confirmation. @returns the saved work history */
  async function openConfirmation() {
    const member = await site.api.createMember();
    const browser = await site.api.logInAs(member);
    const vacancy = await createOpenVacancy(site.api);
    await site.openAs(member, `/vacancy/${vacancy}/entry`);
    await user.type(await screen.findByRole('textbox', { name: '勤務先・屋号' }), '山田会計事務所');
    await user.selectOptions(screen.getByRole('combobox', { name: '開始年月の年' }), '2019年');
    await user.selectOptions(screen.getByRole('combobox', { name: '開始年月の月' }), '4月');
    await user.click(screen.getByRole('radio', { name: 'すぐに参画できる' }));
    await user.click(await messageField());
    await user.paste(TEXT);
    await press('確認画面へ進む');
    const panel = within(await screen.findByRole('region', { name: '企業に届く内容' }));
    expect(panel.getByText('職務経歴').parentElement).toHaveTextContent('1件山田会計事務所');
    const careers = async () => (await jsonOf(await browser.get('/members/me/'))).member.careers;
    const applications = async () => jsonOf(await browser.get('/vacancy-applications/'));
    const send = () => press('この内容で応募する');
    return { vacancy, careers, applications, send };
  }
  const JOB = {
    company: '山田会計事務所',
    position: '',
    started_on: '2019-04',
    ended_on: null,
    description: '',
  };

  it('saves the job together with the application', async () => {
    const { careers, applications, send } = await openConfirmation();
    expect(await careers()).toEqual([]);
    await send();
    expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
    expect(await careers()).toMatchObject([JOB]);
    expect(await applications()).toHaveLength(1);
  });

  it('says how long the text must be without a change at each key, which would be read out', async () => {
    await site.openAsNewMember(`/vacancy/${await createOpenVacancy(site.api)}/entry`);
    await user.type(await messageField(), '短い文');
    await press('確認画面へ進む');
    const error = await screen.findByRole('link', { name: /^応募の理由・活かせる経験：100文字以上/ });
    await user.type(await messageField(), 'です');
    expect(screen.getByText('5 / 1,000')).toBeVisible();
    // A link with another text would be a new element.
    expect(error).toBeInTheDocument();
  });

  it('says which fields of the job are missing, and sends nothing', async () => {
    await site.openAsNewMember(`/vacancy/${await createOpenVacancy(site.api)}/entry`);
    await screen.findByRole('textbox', { name: '勤務先・屋号' });
    await press('確認画面へ進む');
    expect(await screen.findByRole('link', { name: '勤務先・屋号を入力してください。' })).toBeVisible();
    expect(screen.getByRole('link', { name: '開始年月を選択してください。' })).toBeVisible();
  });

  it('keeps the job that was typed when the page is opened again', async () => {
    const member = await site.api.createMember();
    const vacancy = await createOpenVacancy(site.api);
    await site.openAs(member, `/vacancy/${vacancy}/entry`);
    const company = () => screen.findByRole('textbox', { name: '勤務先・屋号' });
    await user.type(await company(), '山田会計事務所');
    await user.selectOptions(screen.getByRole('combobox', { name: '開始年月の年' }), '2019年');
    cleanup();
    await site.open(`/vacancy/${vacancy}/entry`);
    expect(await company()).toHaveValue('山田会計事務所');
    expect(screen.getByRole('combobox', { name: '開始年月の年' })).toHaveValue('2019');
    await press('確認画面へ進む');
    expect(await screen.findByText('入力内容を確認してください')).toBeVisible();
    expect(screen.queryByText(/^勤務先・屋号を入力/)).not.toBeInTheDocument();
  });

  it.each([
    ['the job', '*/career-education/:id/', 'patch'],
    ['the application', '*/vacancy-applications/', 'post'],
  ] as const)(
    'keeps what was typed when the save of %s fails, and sends it the next time',
    async (...args) => {
      const [name, path, method] = args;
      const { careers, applications, send } = await openConfirmation();
      const refusal = () => HttpResponse.json({ error: '混み合っています。' }, { status: 400 });
      site.use(http[method](path, refusal, { once: true }));
      await send();
      expect(await screen.findByText(/混み合っています。/)).toBeVisible();
      expect(await careers()).toHaveLength(name === 'the job' ? 0 : 1);
      expect(screen.getByText(TEXT)).toBeVisible();
      expect(screen.getByText('職務経歴').parentElement).toHaveTextContent('1件山田会計事務所');
      await send();
      expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
      expect(await careers()).toMatchObject([JOB]);
      expect(await applications()).toHaveLength(1);
    },
  );

  it('adds no second job when the reply of the first save was lost', async () => {
    const { careers, send } = await openConfirmation();
    const loseReply = async ({ request }: { request: Request }) => {
      await site.answer(request.clone());
      return HttpResponse.error();
    };
    site.use(http.patch('*/career-education/:id/', loseReply, { once: true }));
    await send();
    expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
    expect(await careers()).toMatchObject([JOB]);
  });
});

it('confirms what this form has when another tab has stored its own input since', async () => {
  const { member } = await createApplicant(site.api);
  const vacancy = await createOpenVacancy(site.api);
  await site.openAs(member, `/vacancy/${vacancy}/entry`);
  await user.type(await screen.findByRole('textbox', { name: '希望条件・質問' }), '別のタブの質問');
  const ofOtherTab = Object.entries(localStorage);
  cleanup();
  localStorage.clear();
  await site.open(`/vacancy/${vacancy}/entry`);
  await user.click(await screen.findByRole('radio', { name: 'すぐに参画できる' }));
  await user.click(await messageField());
  await user.paste('連結決算の実務を六年担当しました。'.repeat(8));
  for (const [key, value] of ofOtherTab) localStorage.setItem(key, value);
  await press('確認画面へ進む');
  const panel = within(await screen.findByRole('region', { name: '企業に届く内容' }));
  expect(panel.getByText(/^連結決算の実務/)).toBeVisible();
  expect(panel.queryByText('別のタブの質問')).not.toBeInTheDocument();
});

it('names everything that is missing at once, also the day of a time that is specified', async () => {
  await site.openAsNewMember(`/vacancy/${await createOpenVacancy(site.api)}/entry`);
  await user.click(await screen.findByRole('radio', { name: '時期を指定する' }));
  await press('確認画面へ進む');
  expect(await screen.findByRole('link', { name: '参画できる日を入力してください。' })).toBeVisible();
  expect(screen.getByRole('link', { name: '応募の理由・活かせる経験を入力してください。' })).toBeVisible();
});

it('a date that the browser could not read stops nobody who has chosen another time since', async () => {
  const { member } = await createApplicant(site.api);
  await site.openAs(member, `/vacancy/${await createOpenVacancy(site.api)}/entry`);
  await user.click(await screen.findByRole('radio', { name: '時期を指定する' }));
  // jsdom reads every date.
  Object.defineProperty(screen.getByLabelText('参画できる日'), 'validity', { value: { badInput: true } });
  await user.click(screen.getByRole('radio', { name: 'すぐに参画できる' }));
  await user.click(await messageField());
  await user.paste('連結決算の実務を六年担当しました。'.repeat(8));
  await press('確認画面へ進む');
  expect(await screen.findByRole('region', { name: '企業に届く内容' })).toBeVisible();
});

describe('an application to a seminar that the API refuses with an error of a field', () => {
  it.each([
    ['この回の受付は終了しました。', 'この回の受付は終了しました。'],
    ['Invalid pk "9" - object does not exist.', '選択肢から選び直してください。'],
  ])('shows the message of the field in the dialog: %s', async (message, shown) => {
    const seminar = await createOpenSeminar(site.api.db);
    await site.openAsNewMember(`/seminar/${seminar}/`);
    site.respond('post', '*/api/v3/public/applications/', 400, { seminar: [message] });
    await press('申し込む');
    const dialog = await findDialog();
    await user.click(dialog.getByRole('button', { name: '申し込む' }));
    expect(await dialog.findByText(shown)).toBeVisible();
    expect(dialog.queryByText(/予期しないサーバーエラー/)).not.toBeInTheDocument();
  });
});

describe('an application to a vacancy that the API refuses with an error of a field', () => {
  it.each([
    ['message', '応募の理由・活かせる経験：20文字以内で入力してください。'],
    ['request', '希望条件・質問：20文字以内で入力してください。'],
  ])('names the field %s on the page of the confirmation', async (field, shown) => {
    await openApplicationConfirmation(site, user);
    site.respond('post', '*/api/v3/public/vacancy-applications/', 400, {
      [field]: ['Ensure this field has no more than 20 characters.'],
    });
    await press('この内容で応募する');
    expect(await screen.findByText(shown)).toBeVisible();
  });
});
