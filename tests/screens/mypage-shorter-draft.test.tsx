import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const createCareer = (company: string) => ({
  company,
  position: '',
  started_on: '2019-04',
  ended_on: null,
  description: '',
});

it('a draft with fewer jobs than the saved work history is restored and saved', async () => {
  const member = await site.api.createMember({
    careers: [createCareer('青空監査法人'), createCareer('独立開業')],
  });
  await site.logIn(member);
  await site.open('/mypage/?edit=career');
  const second = within(await screen.findByRole('region', { name: '職務経歴2' }));
  await user.click(second.getByRole('button', { name: /削除/ }));
  expect(screen.queryByRole('region', { name: '職務経歴2' })).not.toBeInTheDocument();
  cleanup();

  await site.open('/mypage/?edit=career');
  expect(await screen.findByText('保存していない入力内容を復元しました。')).toBeVisible();
  expect(screen.queryByRole('region', { name: '職務経歴2' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await expectToast('職務経歴・学歴等が変更されました。');
});
