import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

it('announces that a postal code has several towns, in a region that was there before, and then the address', async () => {
  await site.logIn(await site.api.createMember());
  await site.open('/mypage/?edit=profile');
  await user.type(await screen.findByLabelText('郵便番号'), '452-0961');
  const regions = screen.getAllByRole('status');
  await user.click(screen.getByRole('button', { name: '住所を検索' }));
  const towns = await screen.findByLabelText('町域');
  const announced = regions.find((region) => region.textContent?.includes('町域'));
  expect(announced).toHaveTextContent(
    /^この郵便番号には\d+件の町域があります。下の「町域」から選択してください。$/,
  );
  await user.selectOptions(towns, '0');
  expect(announced).toHaveTextContent('住所を入力しました。番地を追加してください。');
});
