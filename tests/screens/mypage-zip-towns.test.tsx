import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
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

/** Opens the profile and searches for an address, which comes when the returned function is called. */
async function searchSlowly(zip: string) {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let answered = 0;
  site.use(
    http.post('*/api/v3/public/address-from-zip/', async ({ request }) => {
      await held;
      answered += 1;
      return site.answer(request);
    }),
  );
  await site.logIn(await site.api.createMember());
  await site.open('/mypage/?edit=profile');
  await user.type(await screen.findByLabelText('郵便番号'), zip);
  await user.click(screen.getByRole('button', { name: '住所を検索' }));
  return async () => {
    answer();
    await waitFor(() => expect(answered).toBe(1));
  };
}

it('leaves the focus in the field in which the member types when a late answer knows no address', async () => {
  const answer = await searchSlowly('999-9999');
  const building = screen.getByLabelText('建物名・部屋番号');
  await user.type(building, '会計');
  await answer();
  expect(await screen.findByText(/^この郵便番号に該当する住所が見つかりません。/)).toBeVisible();
  expect(building).toHaveFocus();
});

it('fills in no address of a postal code that was replaced while the answer was on its way', async () => {
  const answer = await searchSlowly('100-0005');
  const zip = screen.getByLabelText('郵便番号');
  await user.clear(zip);
  await user.type(zip, '452-0961');
  await answer();
  await user.click(screen.getByRole('button', { name: '住所を検索' }));
  await screen.findByLabelText('町域');
  expect(screen.getByLabelText('市区町村')).toHaveValue('');
});
