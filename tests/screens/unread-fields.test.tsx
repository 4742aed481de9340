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

/** Removes the field at a path. */
function leaveOut(record: Record<string, unknown>, path: string): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) delete record[name];
  else leaveOut(record[name] as Record<string, unknown>, rest.join('.'));
}

async function openWithout(path: string, field: string | undefined) {
  const member = await site.api.createMember();
  const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
  Object.assign(me.member, structuredClone(RECORD));
  if (field) leaveOut(me.member, field);
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
