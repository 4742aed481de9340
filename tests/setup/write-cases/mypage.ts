import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { storeProfileImage } from '@/server/images/service';
import type { Site } from '../screen';
import { expectNoDialog, expectToast, press, region, save, user } from '../user';

/** It begins like a PNG. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

/** jsdom can neither decode, draw nor upload images. */
export function stubPictures(): void {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
  HTMLImageElement.prototype.decode = async () => undefined;
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob([PICTURE], { type: 'image/png' }));
}

/** Returns the writes of the sections of /mypage/. They need {@link stubPictures}. */
export function mypageWrites(site: Site): Record<string, () => Promise<void>> {
  /** Opens the editor, selects a skill and saves it. */
  async function saveSkill(path: string) {
    const { router } = await site.openAsNewMember(path);
    await user.type(await screen.findByLabelText('スキルを探す'), 'IFRS');
    await user.click(await screen.findByRole('checkbox', { name: 'IFRS導入' }));
    await user.selectOptions(screen.getByLabelText('IFRS導入の習熟度'), '1');
    await save();
    await expectToast('業務スキルが変更されました。');
    expect(router.current.asPath).toBe('/mypage/');
    expect(region('業務スキル').getByText(/IFRS導入/, { selector: 'li' })).toBeVisible();
  }

  return {
    'PATCH /members/{memberId}/ of 基本情報': async () => {
      await site.openAsNewMember('/mypage/?edit=profile');
      const given = await screen.findByRole('textbox', { name: /^名/ });
      expect(given).toHaveValue('花子');
      await user.clear(given);
      await user.type(given, '桜子');
      await save();
      await expectToast('プロフィールが変更されました。');
      expect((await screen.findAllByText(/桜子/))[0]).toBeVisible();
    },
    'PATCH /members/{memberId}/ of 資格': async () => {
      await site.openAsNewMember('/mypage/?edit=license');
      const kind = await screen.findByLabelText('資格の種類');
      await waitFor(() => expect(within(kind).getAllByRole('option').length).toBeGreaterThan(1));
      await user.selectOptions(kind, 'other');
      await user.type(await screen.findByLabelText('資格の名称'), '簿記論の研究会');
      await save();
      await expectToast('資格が変更されました。');
      expect(region('資格').getByText('簿記論の研究会', { selector: 'dt' })).toBeVisible();
    },
    'PATCH /members/{memberId}/ of 現在の状況・希望条件': async () => {
      await site.openAsNewMember('/mypage/?edit=conditions');
      await user.click(await screen.findByRole('radio', { name: '条件が合えば検討する' }));
      await save();
      await expectToast('現在の状況・希望条件が変更されました。');
      expect(
        region('現在の状況・希望条件').getByText('条件が合えば検討する', { selector: 'dd' }),
      ).toBeVisible();
    },
    'PATCH /members/{memberId}/ of the mail settings': async () => {
      await site.openAsNewMember('/mypage/system/#email-notifications-edit');
      await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
      await save();
      await expectToast('メール受信設定が変更されました。');
    },
    'PATCH /members/{memberId}/ of the invoice state': async () => {
      await site.openAsNewMember('/vacancy/', { invoiceState: null });
      await user.click(await screen.findByRole('radio', { name: /登録を予定している/ }));
      await save();
      await expectToast('適格請求書発行事業者（インボイス制度）について変更されました。');
      await expectNoDialog();
    },
    'PATCH /members/{memberId}/ of 働き方': async () => {
      const { router } = await site.openAsNewMember('/mypage/?edit=work-style');
      await user.click(await screen.findByText('関東'));
      await user.click(screen.getByRole('checkbox', { name: '東京都' }));
      await save();
      await expectToast('働き方が変更されました。');
      expect(router.current.asPath).toBe('/mypage/');
      expect(region('働き方').getByText('東京都', { selector: 'dd' })).toBeVisible();
    },
    'PATCH /career-education/{memberId}/': async () => {
      const { router } = await site.openAsNewMember('/mypage/?edit=career');
      await user.type(await screen.findByLabelText('勤務先・屋号'), '港監査法人');
      await user.selectOptions(screen.getByLabelText('開始年月の年'), '2012');
      await user.selectOptions(screen.getByLabelText('開始年月の月'), '02');
      await save();
      await expectToast('職務経歴・学歴等が変更されました。');
      expect(router.current.asPath).toBe('/mypage/');
      expect(region('職務経歴').getByText('港監査法人')).toBeVisible();
    },
    'POST /skill-category-informations/': () => saveSkill('/mypage/?edit=skill'),
    'POST /members/{memberId}/profile-image/': async () => {
      await site.openAsNewMember('/mypage/?edit=profile');
      const file = new File([PICTURE], 'me.png', { type: 'image/png' });
      await user.upload(await screen.findByLabelText('プロフィール画像のファイル'), file);
      const dialog = await screen.findByRole('dialog', { name: '画像の切り抜き' });
      fireEvent.load(await waitFor(() => dialog.querySelector('img') as HTMLImageElement));
      await user.click(within(dialog).getByRole('button', { name: 'この範囲で保存する' }));
      await expectToast('プロフィール画像が変更されました。');
      expect(await screen.findByRole('button', { name: '画像を変更' })).toBeVisible();
      await expectNoDialog();
    },
    'DELETE /members/{memberId}/profile-image/': async () => {
      const member = await site.api.createMember();
      await storeProfileImage(site.api.db, member.id, Buffer.from('picture'));
      await site.openAs(member, '/mypage/?edit=profile');
      await press('画像を削除');
      await expectToast('プロフィール画像を削除しました。');
      expect(await screen.findByRole('button', { name: '画像を選択' })).toBeVisible();
    },
  };
}
