import { screen, waitFor, within } from '@testing-library/react';
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

it('sends back the days of licenses as they were read', async () => {
  const bodies = await openWith('/mypage/?edit=license', { licenses: [LICENSE, LICENSE] });
  await screen.findByRole('region', { name: '資格2' });
  expect(region('資格1').getByLabelText('取得年月の月')).toHaveValue('07');
  await user.type(region('資格2').getByLabelText(/登録番号/), '1');
  await press('保存する');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({ licenses: [LICENSE, { ...LICENSE, registration_number: '1' }] });
});

it('sends nothing when nothing was changed', async () => {
  const bodies = await openWith('/mypage/?edit=license', { licenses: [LICENSE] });
  await press('保存する');
  await expectToast('資格が変更されました。');
  expect(bodies).toEqual([]);
});

it('shows the months of an API that sends days', async () => {
  await openWith('/mypage/', {
    licenses: [LICENSE],
    careers: [{ ...CAREER, started_on: '2019-04-15', ended_on: '2021-12-31' }],
  });
  expect(region('資格').getByText(/2012年7月取得/)).toBeVisible();
  expect(region('職務経歴').getByRole('listitem')).toHaveTextContent('2019年4月〜2021年12月');
});

it('shows no end of a job that the API does not return, and does not offer to change the section', async () => {
  await openWith('/mypage/?edit=career', { careers: [{ ...CAREER, started_on: '2019-04' }] });
  const section = within(await screen.findByRole('region', { name: '職務経歴・学歴' }));
  expect(section.getByText(/読み取れない内容が含まれている/)).toBeVisible();
  await user.click(section.getByRole('heading', { name: '職務経歴・学歴' }));
  expect(section.getByText('青空監査法人')).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '職務経歴・学歴を編集' })).not.toBeInTheDocument();
});
