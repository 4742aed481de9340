import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, it } from 'vitest';
import { expectToast } from '@/tests/setup/toast';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

describe('the editor of skills in front of an API whose skills', () => {
  it.each([
    ['have no category', { missingFields: ['category'] }, 'その他のスキル'],
    ['name a category that is not in the list', { replacedFields: { category: 999 } }, 'その他のスキル'],
    [
      'have the category as a record',
      { replacedFields: { category: { id: 1, name: '会計' } } },
      '決算・開示',
    ],
  ])('%s: offers them', async (_title, deviations, group) => {
    const member = await site.api.createMember();
    await site.logIn(member);
    site.deviate(deviations);
    await site.open('/mypage/?edit=skill');
    await user.type(await screen.findByLabelText('スキルを探す'), 'IFRS');
    const skills = within(await screen.findByRole('group', { name: group }));
    await user.click(skills.getByRole('checkbox', { name: 'IFRS導入' }));
    await user.selectOptions(skills.getByLabelText('IFRS導入の習熟度'), '1');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await expectToast('業務スキルが変更されました。');
  });
});
