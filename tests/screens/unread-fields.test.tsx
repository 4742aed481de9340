import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { jsonOf } from '../setup/agent';
import { CAREER } from '../setup/applications';
import { setUpSite } from '../setup/screen';

const site = setUpSite();

const LICENSE = { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2014-11' };

/** The whole record of a member, of whom each test leaves one field out. */
const RECORD = {
  careers: [CAREER],
  licenses: [LICENSE],
  skill_category_information: { id: 3, formData: { skills: [{ skill: 1, level: 2 }], abilities: [] } },
  work_style: { hope_workstyles: ['remote'], current_workstyle: null, regions: ['13'] },
  conditions: {
    status: 'looking',
    available_from: null,
    desired_days: [2],
    desired_reward: null,
    remote: null,
    note: 'メモ',
  },
  receive: { allow_vacancy: true, allow_seminar: true, allow_news: true },
  invoice_establishment: { state: '1', organizations_number: '7000012050002' },
};

/** Puts a value at a path, or removes the field there. */
function replace(record: Record<string, unknown>, path: string, value?: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length > 0) replace(record[name] as Record<string, unknown>, rest.join('.'), value);
  else if (value === undefined) delete record[name];
  else record[name] = value;
}

async function openWithout(path: string, field: string | undefined, value?: unknown) {
  const member = await site.api.createMember();
  const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
  Object.assign(me.member, structuredClone(RECORD));
  if (field) replace(me.member, field, value);
  site.use(http.get('*/members/me/', () => HttpResponse.json(me)));
  await site.logIn(member);
  await site.open(path);
}

const FORMS = [
  ['/mypage/?edit=profile', 'profile.phone'],
  ['/mypage/?edit=career', 'careers.0.position'],
  ['/mypage/?edit=license', 'licenses.0.registration_number'],
  ['/mypage/?edit=skill', 'skill_category_information.formData.skills.0.level'],
  ['/mypage/?edit=work-style', 'work_style.regions'],
  ['/mypage/?edit=conditions', 'conditions.note'],
  ['/mypage/system/#email-notifications-edit', 'receive.allow_news'],
  ['/mypage/system/#invoice-edit', 'invoice_establishment.organizations_number'],
] as const;

it.each(FORMS)('the form at %s can be saved when every field was read', async (path) => {
  await openWithout(path, undefined);
  expect(await screen.findByRole('button', { name: '保存する' })).toBeVisible();
});

it.each(FORMS)('the form at %s is not offered without %s, which a save would erase', async (path, field) => {
  await openWithout(path, field);
  expect((await screen.findAllByText(/読み取れない内容が含まれている/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
});

it.each([
  ['基本情報', 'profile.birth_date', 'いつか', /生年月日未入力/],
  ['基本情報', 'profile.city', { lat: 35 }, /住所は?未入力/],
  ['職務経歴・学歴', 'careers', 'あり', /未入力|まだ入力/],
  ['資格', 'licenses', 'あり', /未入力/],
  ['資格', 'licenses', [{ ...LICENSE, certification: {} }], /未入力/],
  ['働き方', 'work_style.regions', 'どこでも', /希望の地域未入力/],
  ['現在の状況・希望条件', 'conditions.desired_reward', '月80万円', /希望の報酬未入力/],
])(
  'says of %s with an unreadable %s %j that it cannot be shown, and not that it is empty',
  async (title, field, value, empty) => {
    await openWithout('/mypage/', field, value);
    const section = await screen.findByRole('region', { name: title });
    expect(section).toHaveTextContent('表示できません');
    expect(section).toHaveTextContent('読み取れない内容が含まれている');
    expect(section).not.toHaveTextContent(empty);
  },
);
