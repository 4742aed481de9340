import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { expectToast } from '@/tests/setup/toast';
import { jsonOf } from '../setup/agent';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

it('keeps what the member has chosen when the API sends choices as objects and another field is changed', async () => {
  const member = await site.api.createMember({ invoiceState: '3' });
  const browser = await site.api.logInAs(member);
  const saved = { hope_workstyles: ['side_job'], current_workstyle: 'company', regions: ['13'] };
  await browser.patch(`/members/${member.id}/`, { work_style: saved });
  site.deviate({
    replacedFields: {
      hope_workstyles: [{ value: 'side_job', label: '副業' }],
      current_workstyle: { value: 'company', label: '事業会社に勤務' },
      regions: [{ id: '13', name: '東京都' }],
    },
  });
  await site.logIn(member);
  await site.open('/mypage/?edit=work-style');
  await user.click(await screen.findByText('関東'));
  await user.click(screen.getByRole('checkbox', { name: '神奈川県' }));
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await expectToast('働き方が変更されました。');
  const me = await jsonOf(await browser.get('/members/me/'));
  expect(me.member.work_style).toEqual({ ...saved, regions: ['13', '14'] });
});

it('offers regions that the API has numbered itself under none of the areas of prefectures', async () => {
  const member = await site.api.createMember({ invoiceState: '3' });
  const regions = ['北海道', '東北', '関東'].map((label, index) => ({ value: index + 1, label }));
  site.use(http.get('*/api/v3/public/region-choices/', () => HttpResponse.json(regions)));
  await site.logIn(member);
  await site.open('/mypage/?edit=work-style');
  await user.click(await screen.findByText('地域'));
  expect(screen.getByRole('checkbox', { name: '関東' })).toBeVisible();
  expect(screen.queryByText('北海道・東北')).toBeNull();
});
