import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

describe('the search of the editor of skills', () => {
  it('keeps a skill without a level in the list, so that the error summary leads to it', async () => {
    await site.logIn(await site.api.createMember({ invoiceState: '3' }));
    await site.open('/mypage/?edit=skill');
    const search = await screen.findByLabelText('スキルを探す');
    await user.type(search, 'IFRS');
    await user.click(screen.getByRole('checkbox', { name: 'IFRS導入' }));
    await user.clear(search);
    await user.type(search, '法人税');
    expect(screen.getByRole('checkbox', { name: '法人税申告' })).toBeVisible();
    // Only what was found is counted.
    expect(screen.getByText('1件のスキルが見つかりました。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await user.click(
      await screen.findByRole('link', { name: 'IFRS導入の習熟度：習熟度を選択してください。' }),
    );
    const level = screen.getByLabelText('IFRS導入の習熟度');
    expect(level).toHaveFocus();
    // The row does not vanish under the focus when the level has been chosen.
    await user.selectOptions(level, '2');
    expect(level).toBeVisible();
    await user.type(search, '人');
    expect(screen.queryByLabelText('IFRS導入の習熟度')).not.toBeInTheDocument();
  });
});
