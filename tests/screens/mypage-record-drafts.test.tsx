import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createCareer, openEditorOn } from '../setup/editor';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const openEditor = (section: string) => openEditorOn(site, section);
const region = (name: string) => within(screen.getByRole('region', { name }));
const save = () => user.click(screen.getByRole('button', { name: '保存する' }));

describe('a draft', () => {
  const leave = async () => cleanup();
  const findPhone = () => screen.findByLabelText('電話番号');

  it('sends back nothing that was changed elsewhere since, and asks about what both have changed', async () => {
    const { member, device, read } = await openEditor('profile');
    await user.type(await screen.findByLabelText('市区町村'), '港区');
    await user.clear(await findPhone());
    await user.type(await findPhone(), '09033334444');
    await leave();
    await device.patch(`/members/${member.id}/`, { profile: { phone: '09055556666', building: '別棟' } });

    await site.open('/mypage/?edit=profile');
    expect(await screen.findByText(/別の画面でも変更された項目があります（電話番号）/)).toBeVisible();
    expect(await screen.findByLabelText('市区町村')).toHaveValue('港区');
    expect(await findPhone()).toHaveValue('09055556666');
    await user.click(screen.getByRole('button', { name: '下書きの内容を使う' }));
    expect(await findPhone()).toHaveValue('09033334444');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect((await read()).profile).toMatchObject({ phone: '09033334444', building: '別棟', city: '港区' });
  });

  it('does not bring back a job that was deleted elsewhere', async () => {
    const { member, device, read } = await openEditor('career');
    await user.click(screen.getByRole('button', { name: '職務経歴を追加' }));
    await user.type(region('職務経歴2').getByLabelText('勤務先・屋号'), '独立開業');
    await leave();
    await device.patch(`/career-education/${member.id}/`, { careers: [createCareer('みどり監査法人')] });

    await site.open('/mypage/?edit=career');
    await screen.findByText('保存していない入力内容を復元しました。');
    expect(region('職務経歴1').getByLabelText('勤務先・屋号')).toHaveValue('みどり監査法人');
    expect(region('職務経歴2').getByLabelText('勤務先・屋号')).toHaveValue('独立開業');
    await user.selectOptions(region('職務経歴2').getByLabelText('開始年月の年'), '2020');
    await user.selectOptions(region('職務経歴2').getByLabelText('開始年月の月'), '04');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    const companies = (await read()).careers.map(({ company }: { company: string }) => company);
    expect(companies).toEqual(['みどり監査法人', '独立開業']);
  });

  const NOTICE = '保存していない入力内容があります。';
  /** Leaves a draft of the phone and the city, changes the phone elsewhere, and opens the editor again. */
  async function openWithQuestion() {
    const { member, device, read } = await openEditor('profile');
    await user.type(await screen.findByLabelText('市区町村'), '港区');
    await user.clear(await findPhone());
    await user.type(await findPhone(), '09033334444');
    await leave();
    await device.patch(`/members/${member.id}/`, { profile: { phone: '09055556666' } });
    await site.open('/mypage/?edit=profile');
    await screen.findByText(/別の画面でも変更された項目があります（電話番号）/);
    return read;
  }
  const expectNoNotice = async () => {
    cleanup();
    await site.open('/mypage/');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  };

  it('asks no more after the field in question was typed and saved', async () => {
    const read = await openWithQuestion();
    await user.clear(await findPhone());
    await user.type(await findPhone(), '09077778888');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect((await read()).profile).toMatchObject({ phone: '09077778888', city: '港区' });
    await expectNoNotice();
  });

  it('takes its question along when it is discarded', async () => {
    await openWithQuestion();
    await user.click(screen.getByRole('button', { name: '入力を破棄する' }));
    expect(screen.queryByText(/別の画面でも変更された項目があります/)).not.toBeInTheDocument();
    expect(await findPhone()).toHaveValue('09055556666');
    await expectNoNotice();
  });

  it('is gone once the editor has opened and all of it is saved already', async () => {
    const { member, device } = await openEditor('profile');
    await user.type(await screen.findByLabelText('市区町村'), '港区');
    await leave();
    await device.patch(`/members/${member.id}/`, { profile: { city: '港区' } });
    await site.open('/mypage/');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    cleanup();
    await site.open('/mypage/?edit=profile');
    expect(await screen.findByLabelText('市区町村')).toHaveValue('港区');
    await expectNoNotice();
  });

  it('is not left by a letter that a numeric field strips', async () => {
    await openEditor('profile');
    await user.type(await findPhone(), 'a');
    expect(await findPhone()).toHaveValue('09011112222');
    await leave();
    await site.open('/mypage/?edit=profile');
    await findPhone();
    expect(screen.queryByText('保存していない入力内容を復元しました。')).not.toBeInTheDocument();
    cleanup();
    await site.open('/mypage/');
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
  });
});
