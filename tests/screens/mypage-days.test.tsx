import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { jsonOf } from '../setup/agent';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const LICENSE = { certification: 'cpa', name: '', registration_number: '', acquired_on: '2012-07-15' };
const CAREER = { company: '青空監査法人', position: '', description: '' };
const SCHOOL = { school: '青空大学', faculty: '', is_withdrawn: false };

/** Opens a page with an API that sends these fields of the member. @returns the bodies of its saves */
async function openWith(path: string, fields: object) {
  const member = await site.api.createMember({ invoiceState: '3' });
  const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
  const bodies: unknown[] = [];
  const save = async ({ request }: { request: Request }) => {
    bodies.push(await request.json());
    return HttpResponse.json({});
  };
  site.use(
    http.get('*/members/me/', () => HttpResponse.json({ ...me, member: { ...me.member, ...fields } })),
    http.patch('*/members/:id/', save),
    http.patch('*/career-education/:id/', save),
  );
  await site.logIn(member);
  await site.open(path);
  return bodies;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('sends the days of licenses that were read, and the first day of a month that was chosen', async () => {
  const bodies = await openWith('/mypage/?edit=license', { licenses: [LICENSE, LICENSE] });
  await screen.findByRole('region', { name: '資格 2' });
  expect(region('資格 1').getByLabelText('取得年月の月')).toHaveValue('07');
  await user.selectOptions(region('資格 2').getByLabelText('取得年月の月'), '08');
  await press('保存する');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({ licenses: [LICENSE, { ...LICENSE, acquired_on: '2012-08-01' }] });
});

it('sends months of licenses to an API that sends months', async () => {
  const license = { ...LICENSE, acquired_on: '2012-07' };
  const bodies = await openWith('/mypage/?edit=license', { licenses: [license] });
  await press('保存する');
  await waitFor(() => expect(bodies).toEqual([{ licenses: [license] }]));
});

it('sends the days of the work history and of schools, also when one of them was added', async () => {
  const careers = [{ ...CAREER, started_on: '2019-04-15', ended_on: '2019-04-30' }];
  const educations = [{ ...SCHOOL, started_on: '2007-04-01', ended_on: '2011-03-31' }];
  const bodies = await openWith('/mypage/?edit=career', { careers, educations });
  await press('職務経歴を追加');
  const added = region('職務経歴 2');
  await user.type(added.getByLabelText('勤務先・屋号'), '甲社');
  await user.selectOptions(added.getByLabelText('開始年月の年'), '2020');
  await user.selectOptions(added.getByLabelText('開始年月の月'), '01');
  await press('保存する');
  await waitFor(() => expect(bodies).toHaveLength(1));
  const second = { ...CAREER, company: '甲社', started_on: '2020-01-01', ended_on: null };
  expect(bodies[0]).toEqual({ careers: [...careers, second], educations });
});

/** Answers a save of months as Django REST Framework's DateField does, and accepts one of days. */
const refuseMonths = (part: string, name: string, bodies: unknown[]) => {
  const detail = '日付の形式が違います。以下のどれかの形式にしてください: YYYY-MM-DD。';
  site.use(
    http.patch('*/:resource/:id/', async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      if (/"\d{4}-\d{2}"/.test(JSON.stringify(body)))
        return HttpResponse.json({ [part]: [{ [name]: [detail] }] }, { status: 400 });
      return new HttpResponse(null, { status: 204 });
    }),
  );
};

it('sends days to an API that refuses the months of the first job', async () => {
  const bodies = await openWith('/mypage/?edit=career', { careers: [], educations: [] });
  refuseMonths('careers', 'started_on', bodies);
  await user.type(await screen.findByLabelText('勤務先・屋号'), '甲社');
  await user.selectOptions(screen.getByLabelText('開始年月の年'), '2020');
  await user.selectOptions(screen.getByLabelText('開始年月の月'), '04');
  await press('保存する');
  const career = { ...CAREER, company: '甲社', ended_on: null };
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { careers: [{ ...career, started_on: '2020-04' }], educations: [] },
    { careers: [{ ...career, started_on: '2020-04-01' }], educations: [] },
  ]);
  await expectToast('職務経歴・学歴等が変更されました。');
});

it('sends days to an API that refuses the months of the first license', async () => {
  const bodies = await openWith('/mypage/?edit=license', { licenses: [] });
  refuseMonths('licenses', 'acquired_on', bodies);
  await user.selectOptions(await screen.findByLabelText('資格の種類'), 'cpa');
  await user.selectOptions(screen.getByLabelText('取得年月の年'), '2012');
  await user.selectOptions(screen.getByLabelText('取得年月の月'), '07');
  await press('保存する');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({ licenses: [{ ...LICENSE, acquired_on: '2012-07-01' }] });
});

it('shows the months of an API that sends days', async () => {
  await openWith('/mypage/', {
    licenses: [LICENSE],
    careers: [{ ...CAREER, started_on: '2019-04-15', ended_on: '2021-12-31' }],
  });
  expect(region('資格').getByText(/2012年7月取得/)).toBeVisible();
  expect(region('職務経歴').getByRole('listitem')).toHaveTextContent('2019年4月〜2021年12月');
});

it('shows no end of a job that the API does not return, and asks for it before a save', async () => {
  const bodies = await openWith('/mypage/', { careers: [{ ...CAREER, started_on: '2019-04' }] });
  expect(region('職務経歴').getByRole('listitem')).toHaveTextContent(/2019年4月〜青空監査法人/);
  cleanup();
  await openWith('/mypage/?edit=career', { careers: [{ ...CAREER, started_on: '2019-04' }] });
  expect(await screen.findByRole('checkbox', { name: '現在も在籍中' })).not.toBeChecked();
  await press('保存する');
  expect((await screen.findAllByText(/年月を選択してください。/))[0]).toBeVisible();
  expect(bodies).toEqual([]);
});
