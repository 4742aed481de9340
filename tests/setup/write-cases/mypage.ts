import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { storeProfileImage } from '@/server/images/service';
import type { Site } from '../screen';
import { expectToast } from '../user';
import type { WriteCase } from './write-case';

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
export function mypageWrites(site: Site, user: UserEvent): WriteCase[] {
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

  async function openAsMember(path: string, prepare?: (id: number) => Promise<unknown>) {
    const member = await site.api.createMember();
    await prepare?.(member.id);
    await site.logIn(member);
    const router = await site.open(path);
    return { member, router };
  }

  /** Opens the editor, selects a skill and saves it. */
  async function saveSkill(path: string) {
    const { router } = await openAsMember(path);
    await user.type(await screen.findByLabelText('スキルを探す'), 'IFRS');
    await user.click(await screen.findByRole('checkbox', { name: 'IFRS導入' }));
    await user.selectOptions(screen.getByLabelText('IFRS導入の習熟度'), '1');
    await press('保存する');
    await expectToast('業務スキルが変更されました。');
    expect(router.current.asPath).toBe('/mypage/');
    expect(region('業務スキル').getByText(/IFRS導入/, { selector: 'li' })).toBeVisible();
    return router;
  }

  return [
    {
      call: 'PATCH /members/{memberId}/ of 基本情報',
      path: '/members/:id/',
      run: async () => {
        await openAsMember('/mypage/?edit=profile');
        const given = await screen.findByRole('textbox', { name: /^名/ });
        expect(given).toHaveValue('花子');
        await user.clear(given);
        await user.type(given, '桜子');
        await press('保存する');
        await expectToast('プロフィールが変更されました。');
        expect((await screen.findAllByText(/桜子/))[0]).toBeVisible();
      },
    },
    {
      call: 'PATCH /members/{memberId}/ of 資格',
      path: '/members/:id/',
      run: async () => {
        await openAsMember('/mypage/?edit=license');
        const kind = await screen.findByLabelText('資格の種類');
        await waitFor(() => expect(within(kind).getAllByRole('option').length).toBeGreaterThan(1));
        await user.selectOptions(kind, 'other');
        await user.type(await screen.findByLabelText('資格の名称'), '簿記論の研究会');
        await press('保存する');
        await expectToast('資格が変更されました。');
        expect(region('資格').getByText('簿記論の研究会', { selector: 'dt' })).toBeVisible();
      },
    },
    {
      call: 'PATCH /members/{memberId}/ of 現在の状況・希望条件',
      path: '/members/:id/',
      run: async () => {
        await openAsMember('/mypage/?edit=conditions');
        await user.click(await screen.findByRole('radio', { name: '条件が合えば検討する' }));
        await press('保存する');
        await expectToast('現在の状況・希望条件が変更されました。');
        expect(
          region('現在の状況・希望条件').getByText('条件が合えば検討する', { selector: 'dd' }),
        ).toBeVisible();
      },
    },
    {
      call: 'PATCH /members/{memberId}/ of the mail settings',
      path: '/members/:id/',
      run: async () => {
        await openAsMember('/mypage/system/#email-notifications-edit');
        await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
        await press('保存する');
        await expectToast('メール受信設定が変更されました。');
      },
    },
    {
      call: 'PATCH /members/{memberId}/ of the invoice state',
      path: '/members/:id/',
      run: async () => {
        await site.logIn(await site.api.createMember({ invoiceState: null }));
        await site.open('/vacancy/');
        await user.click(await screen.findByRole('radio', { name: /登録を予定している/ }));
        await press('保存する');
        await expectToast('適格請求書発行事業者（インボイス制度）について変更されました。');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      },
    },
    {
      call: 'PATCH /members/{memberId}/ of 働き方',
      path: '/members/:id/',
      run: async () => {
        const { router } = await openAsMember('/mypage/?edit=work-style');
        await user.click(await screen.findByText('関東'));
        await user.click(screen.getByRole('checkbox', { name: '東京都' }));
        await press('保存する');
        await expectToast('働き方が変更されました。');
        expect(router.current.asPath).toBe('/mypage/');
        expect(region('働き方').getByText('東京都', { selector: 'dd' })).toBeVisible();
      },
    },
    {
      call: 'PATCH /career-education/{memberId}/',
      path: '/career-education/:id/',
      run: async () => {
        const { router } = await openAsMember('/mypage/?edit=career');
        await user.type(await screen.findByLabelText('勤務先・屋号'), '港監査法人');
        await user.selectOptions(screen.getByLabelText('開始年月の年'), '2012');
        await user.selectOptions(screen.getByLabelText('開始年月の月'), '02');
        await press('保存する');
        await expectToast('職務経歴・学歴等が変更されました。');
        expect(router.current.asPath).toBe('/mypage/');
        expect(region('職務経歴').getByText('港監査法人')).toBeVisible();
      },
    },
    {
      call: 'POST /skill-category-informations/',
      path: '/skill-category-informations/',
      run: () => saveSkill('/mypage/?edit=skill'),
    },
    {
      call: 'POST /members/{memberId}/profile-image/',
      path: '/members/:id/profile-image/',
      answer: async ({ url }) => {
        const id = Number(/members\/(\d+)/.exec(url)?.[1]);
        await storeProfileImage(site.api.db, id, Buffer.from('picture'));
        return HttpResponse.json({});
      },
      run: async () => {
        await openAsMember('/mypage/?edit=profile');
        const file = new File([PICTURE], 'me.png', { type: 'image/png' });
        await user.upload(await screen.findByLabelText('プロフィール画像のファイル'), file);
        const dialog = await screen.findByRole('dialog', { name: '画像の切り抜き' });
        fireEvent.load(await waitFor(() => dialog.querySelector('img') as HTMLImageElement));
        await user.click(within(dialog).getByRole('button', { name: 'この範囲で保存する' }));
        await expectToast('プロフィール画像が変更されました。');
        expect(await screen.findByRole('button', { name: '画像を変更' })).toBeVisible();
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      },
    },
    {
      call: 'DELETE /members/{memberId}/profile-image/',
      path: '/members/:id/profile-image/',
      run: async () => {
        await openAsMember('/mypage/?edit=profile', (id) =>
          storeProfileImage(site.api.db, id, Buffer.from('picture')),
        );
        await press('画像を削除');
        await expectToast('プロフィール画像を削除しました。');
        expect(await screen.findByRole('button', { name: '画像を選択' })).toBeVisible();
      },
    },
  ];
}
