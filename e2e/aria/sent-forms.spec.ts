import { expect, type Page } from '@playwright/test';
import { API_PREFIX } from '@/lib/urls';
import { openOnSameDay } from '../setup/aria';
import { tick } from '../setup/press';
import { expectConsoleError, test } from '../setup/test';
import { APPLICATION_MESSAGE } from '../setup/vacancies';

/** A form, or a question, whose answer is sent to the API. */
interface Form {
  name: string;
  path: string;
  isMember?: boolean;
  /** The method, the path below the prefix of the API, and the names of the fields. */
  sends: string;
  send: (page: Page) => Promise<void>;
}

const PASSWORD = 'kaikei-demo-2026';

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Returns a form of mypage or of the settings that one button sends. @param place below /mypage/ */
const memberForm = (
  name: string,
  place: string,
  sends: string,
  button: string,
  change: (page: Page) => Promise<void>,
): Form => ({
  name,
  path: `/mypage/${place}`,
  isMember: true,
  sends,
  send: async (page) => {
    await change(page);
    await press(page, button);
  },
});

const forms: Form[] = [
  {
    name: 'login',
    path: '/auth/login/',
    sends: 'POST /login/ email, password',
    send: async (page) => {
      await page.getByLabel('メールアドレス').fill('member@example.com');
      await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
      await press(page, 'ログイン');
    },
  },
  {
    name: 'registration',
    path: '/auth/register',
    sends: 'POST /members/ email',
    send: async (page) => {
      await page.getByLabel('メールアドレス').fill('newcomer@example.com');
      await press(page, '認証メールを送信する');
    },
  },
  {
    name: 'password reset request',
    path: '/auth/reset',
    sends: 'POST /issue-password-token/ email',
    send: async (page) => {
      await page.getByLabel('メールアドレス').fill('member@example.com');
      await page.getByRole('main').getByRole('button').last().click();
    },
  },
  {
    name: 'company inquiry',
    path: '/for-company/contact/',
    sends:
      'POST /company-inquiries/ company, name, email, phone, topic, message, website, request_id, elapsed_seconds',
    send: async (page) => {
      await page.getByLabel('会社名').fill('青葉商事');
      await page.getByLabel('お名前').fill('山本');
      await page.getByLabel('メールアドレス').fill('yamamoto@example.com');
      await tick(page.getByRole('radio', { name: '税務' }));
      await page.getByLabel('ご相談の内容').fill('税務の案件について相談します。');
      await press(page, 'この内容で相談する');
    },
  },
  {
    name: 'application',
    path: '/vacancy/120/entry',
    isMember: true,
    sends: 'POST /vacancy-applications/ vacancy, start_timing, start_date, message, request',
    send: async (page) => {
      await tick(page.getByRole('radio', { name: 'すぐに参画できる' }));
      await page.getByLabel('応募の理由・活かせる経験').fill(APPLICATION_MESSAGE);
      await press(page, '確認画面へ進む');
      await press(page, 'この内容で応募する');
    },
  },
  {
    name: 'application cancelled',
    path: '/mypage/vacancy/',
    isMember: true,
    sends: 'POST /vacancy-applications/1/cancel/',
    send: async (page) => {
      await page.getByRole('button', { name: '応募を取り消す' }).first().click();
      await pressInDialog(page, '取り消す');
    },
  },
  {
    name: 'seminar application',
    path: '/seminar/',
    isMember: true,
    sends: 'POST /applications/ seminar',
    send: async (page) => {
      // By keyboard, because a pointer can miss a button while the page still shifts.
      await page.getByRole('main').getByRole('button', { name: '申し込む' }).first().press('Enter');
      await pressInDialog(page, '申し込む');
    },
  },
  memberForm(
    'profile',
    '?edit=profile',
    'PATCH /members/1/ profile.family_name, profile.given_name, profile.family_name_kana, profile.given_name_kana, profile.birth_date, profile.phone, profile.zip, profile.prefecture, profile.city, profile.address_line, profile.building, profile.profile_image',
    '保存する',
    (page) => page.getByLabel('建物名・部屋番号').fill('デモビル503'),
  ),
  memberForm(
    'career',
    '?edit=career',
    'PATCH /career-education/1/ careers[].company, careers[].position, careers[].started_on, careers[].ended_on, careers[].description',
    '保存する',
    (page) => page.getByLabel('勤務先・屋号').first().fill('佐藤会計事務所'),
  ),
  memberForm(
    'license',
    '?edit=license',
    'PATCH /members/1/ licenses[].certification, licenses[].name, licenses[].registration_number, licenses[].acquired_on',
    '保存する',
    (page) => page.getByLabel('登録番号').first().fill('11111'),
  ),
  memberForm(
    'skill',
    '?edit=skill',
    'PATCH /skill-category-informations/1/ formData.skills[].skill, formData.skills[].level, formData.abilities[]',
    '保存する',
    (page) => page.getByRole('button', { name: '決算早期化 指導・統括できるを外す' }).click(),
  ),
  memberForm(
    'work style',
    '?edit=work-style',
    'PATCH /members/1/ work_style.hope_workstyles[], work_style.current_workstyle, work_style.regions[]',
    '保存する',
    (page) => page.getByRole('checkbox').first().click(),
  ),
  memberForm(
    'conditions',
    '?edit=conditions',
    'PATCH /members/1/ conditions.status, conditions.available_from, conditions.desired_days[], conditions.desired_reward.unit, conditions.desired_reward.min, conditions.remote, conditions.note',
    '保存する',
    (page) => page.getByLabel('その他の希望').fill('水曜を希望します。'),
  ),
  memberForm(
    'mail settings',
    'system/#email-notifications-edit',
    'PATCH /members/1/ receive.allow_vacancy, receive.allow_seminar, receive.allow_news',
    '保存する',
    (page) => page.getByRole('checkbox').first().click(),
  ),
  memberForm(
    'email change',
    'system/#email-edit',
    'POST /change-email/ email, password',
    '認証メールを送信する',
    async (page) => {
      await page.getByLabel('新しいメールアドレス').fill('next@example.com');
      await page.getByLabel('現在のパスワード', { exact: true }).fill(PASSWORD);
    },
  ),
  memberForm(
    'password change',
    'system/#password-edit',
    'POST /change-password/ current_password, new_password',
    'パスワードを変更する',
    async (page) => {
      await page.getByLabel('現在のパスワード', { exact: true }).fill(PASSWORD);
      await page.getByLabel('新しいパスワード', { exact: true }).fill('another-2026-password');
    },
  ),
  memberForm(
    'invoice',
    'system/#invoice-edit',
    'PATCH /members/1/ invoice_establishment.state, invoice_establishment.organizations_number',
    '保存する',
    (page) => tick(page.getByRole('radio', { name: /免税事業者/ })),
  ),
  {
    name: 'withdrawal',
    path: '/mypage/system/#withdrawal',
    isMember: true,
    sends: 'PATCH /members/1/withdraw/ reasons[], comment, password',
    send: async (page) => {
      await tick(page.getByRole('checkbox').first());
      await page.getByLabel('現在のパスワード', { exact: true }).fill(PASSWORD);
      await press(page, '退会の確認へ進む');
      await pressInDialog(page, '退会する');
    },
  },
];

for (const { name, sends, send, ...place } of forms)
  test(`what is sent: ${name}`, async ({ page }) => {
    expectConsoleError('ERR_FAILED');
    const calls = await openOnSameDay(page, place);
    await send(page);
    const getWrites = () =>
      [...calls].filter((call) => !call.startsWith('GET ')).map((call) => call.replace(API_PREFIX, ''));
    await expect.poll(getWrites).toEqual([sends]);
  });
