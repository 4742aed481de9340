import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpSite } from '@/tests/setup/screen';
import { expectNoDialog, getDetails, user, wholeText } from '@/tests/setup/user';

const site = setUpSite();
const REGISTERED_NUMBER = '1010001000011';
const UNREGISTERED_NUMBER = '9999999999999';

async function openModal() {
  const { member } = await site.openAsNewMember('/vacancy/', { invoiceState: null });
  // Until the script of this dialog has arrived, a placeholder with the same name and without the form is shown.
  const save = await screen.findByRole('button', { name: '保存する' });
  const dialog = within(screen.getByRole('dialog', { name: 'インボイス制度についてのご確認' }));
  return { member, dialog, save };
}

/** Chooses state 1. @returns the number field */
async function chooseIssuer(dialog: ReturnType<typeof within>) {
  await user.click(dialog.getByRole('radio', { name: /適格請求書発行事業者である/ }));
  return dialog.findByRole('textbox', { name: /登録番号/ });
}

describe('invoice modal (spec §4, §5)', () => {
  it('disables Save and explains why when nothing is selected', async () => {
    const { dialog, save } = await openModal();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('該当する状況を選択すると、保存できます。');
    await user.click(dialog.getByRole('radio', { name: /登録を予定している/ }));
    expect(save).not.toHaveAttribute('aria-disabled');
  });

  it('shows the registry’s data for a registered number, saves it and closes', async () => {
    const { member, dialog, save } = await openModal();
    const number = await chooseIssuer(dialog);
    expect(number).toHaveAttribute('inputmode', 'tel');
    expect(dialog.getByText('T')).toBeVisible();
    await user.type(number, '１０１０００１００００１１');
    expect(number).toHaveValue(REGISTERED_NUMBER);
    expect(dialog.getByText('13 / 13')).toBeVisible();
    expect(dialog.queryByText('半角数字を入力してください。')).not.toBeInTheDocument();
    expect(await dialog.findByText('株式会社あおば会計ソリューションズ')).toBeVisible();
    for (const term of ['商号又は名称', '登録年月日', '本店又は主たる事務所の所在地', '最終更新年月日'])
      expect(dialog.getByText(term)).toBeVisible();
    expect(getDetails(dialog)).toContain('2023年10月1日');
    await user.click(save);
    await screen.findByText('適格請求書発行事業者（インボイス制度）について変更されました。');
    await expectNoDialog();
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.invoice_establishment).toEqual({ state: '1', organizations_number: REGISTERED_NUMBER });
  });

  it('says that a number does not exist also when the API answers it with 404, but not when the call is missing', async () => {
    const lookup = '*/check-invoice-number/:number/';
    site.respond('get', lookup, 404, { detail: 'Not found.' });
    const { dialog } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.type(number, UNREGISTERED_NUMBER);
    await dialog.findByText(/公表サイトに存在しません。番号をご確認ください/);
    site.use(http.get(lookup, () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })));
    await user.clear(number);
    await user.type(number, REGISTERED_NUMBER);
    await dialog.findByText(/登録番号を照会できませんでした。/);
  });

  it('shows an error at the field and disables Save when the number is not in the registry', async () => {
    const { dialog, save } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.type(number, UNREGISTERED_NUMBER);
    await dialog.findByText(/公表サイトに存在しません。番号をご確認ください/);
    expect(number).toBeInvalid();
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not look up 12 digits and shows the required length when the field loses focus', async () => {
    let lookups = 0;
    site.use(
      http.get('*/check-invoice-number/*', () => {
        lookups += 1;
        return HttpResponse.json({});
      }),
    );
    const { dialog, save } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.type(number, REGISTERED_NUMBER.slice(0, 12));
    await user.tab();
    expect(await dialog.findByText(wholeText('13桁の半角数字を入力してください。'))).toBeVisible();
    expect(save).toHaveAccessibleDescription('登録番号13桁を入力すると、保存できます。');
    expect(lookups).toBe(0);
  });

  it('removes letters and shows a hint until a digit is typed', async () => {
    const { dialog } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.type(number, '12a');
    expect(number).toHaveValue('12');
    expect(dialog.getByText('半角数字を入力してください。')).toBeVisible();
    await user.type(number, '3');
    expect(number).toHaveValue('123');
    expect(dialog.queryByText('半角数字を入力してください。')).not.toBeInTheDocument();
  });

  it('accepts a number pasted with T and looks it up', async () => {
    const { dialog, save } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.click(number);
    await user.paste(`T${REGISTERED_NUMBER}`);
    expect(number).toHaveValue(REGISTERED_NUMBER);
    expect(dialog.queryByText('半角数字を入力してください。')).not.toBeInTheDocument();
    await dialog.findByText('株式会社あおば会計ソリューションズ');
    expect(save).not.toHaveAttribute('aria-disabled');
  });

  it('shows that a registration has expired and rejects saving it', async () => {
    const { member, dialog, save } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.type(number, '6010001000066');
    const alert = await dialog.findByText(wholeText(/2025年4月1日に失効しています/));
    expect(alert).toHaveAttribute('role', 'alert');
    expect(number).toBeInvalid();
    await user.click(save);
    expect(dialog.getByText(wholeText(/2025年4月1日に失効しています/))).toBeVisible();
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.invoice_establishment).toBeNull();
  });

  it.each([404, 500])('stays open and offers another lookup when the registry answers %i', async (status) => {
    const { dialog } = await openModal();
    let isDown = true;
    site.use(
      http.get('*/check-invoice-number/*', () => (isDown ? new HttpResponse(null, { status }) : undefined)),
    );
    await user.type(await chooseIssuer(dialog), REGISTERED_NUMBER);
    const retry = await dialog.findByRole('button', { name: 'もう一度照会する' });
    expect(screen.queryByRole('heading', { level: 1, name: /見つかりません/ })).not.toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    expect(await dialog.findByText('株式会社あおば会計ソリューションズ')).toBeVisible();
  });

  it('announces the name that belongs to the number in a region that existed before', async () => {
    const { dialog } = await openModal();
    const number = await chooseIssuer(dialog);
    const regions = dialog.getAllByRole('status');
    await user.type(number, REGISTERED_NUMBER);
    const name = await dialog.findByText('株式会社あおば会計ソリューションズ');
    expect(regions.some((region) => region.contains(name))).toBe(true);
  });

  it('saves no number when the state is changed after the lookup', async () => {
    const { member, dialog, save } = await openModal();
    await user.type(await chooseIssuer(dialog), REGISTERED_NUMBER);
    await dialog.findByText('株式会社あおば会計ソリューションズ');
    await user.click(dialog.getByRole('radio', { name: /免税事業者/ }));
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(save);
    await screen.findByText('適格請求書発行事業者（インボイス制度）について変更されました。');
    const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
    expect(me.member.invoice_establishment).toEqual({ state: '3', organizations_number: null });
  });

  it('shows an error and keeps the number when the registry is unavailable', async () => {
    const error = '公表サイトに接続できませんでした。';
    site.respond('get', '*/check-invoice-number/*', 429, { error });
    const { dialog, save } = await openModal();
    const number = await chooseIssuer(dialog);
    await user.type(number, REGISTERED_NUMBER);
    expect(await dialog.findByText(new RegExp(error))).toBeVisible();
    expect(dialog.getByRole('button', { name: 'もう一度照会する' })).toBeVisible();
    expect(number).toHaveValue(REGISTERED_NUMBER);
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });
});
