import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storeProfileImage } from '@/server/images/service';
import { setUpSite } from '../setup/screen';
import { expectToast } from '../setup/toast';
import { runWithReply, UNEXPECTED_REPLIES, type WriteCase } from '../setup/unexpected-replies';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

/** It begins like a PNG. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

/** jsdom can neither decode, draw nor upload images. */
beforeAll(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
  HTMLImageElement.prototype.decode = async () => undefined;
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob([PICTURE], { type: 'image/png' }));
});

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
  expect(region('業務スキル').getByText(/IFRS導入/)).toBeVisible();
  return router;
}

const writes: WriteCase[] = [
  {
    call: 'PATCH /members/{memberId}/',
    path: '/members/:id/',
    run: async () => {
      const { router } = await openAsMember('/mypage/?edit=work-style');
      await user.click(await screen.findByText('関東'));
      await user.click(screen.getByRole('checkbox', { name: '東京都' }));
      await press('保存する');
      await expectToast('働き方が変更されました。');
      expect(router.current.asPath).toBe('/mypage/');
      expect(region('働き方').getByText('東京都')).toBeVisible();
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
      await openAsMember('/mypage/');
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
      await openAsMember('/mypage/', (id) => storeProfileImage(site.api.db, id, Buffer.from('picture')));
      await press('画像を削除');
      await expectToast('プロフィール画像を削除しました。');
      expect(await screen.findByRole('button', { name: '画像を選択' })).toBeVisible();
    },
  },
];

describe.each(writes.map((write) => [write.call, write] as const))(
  '%s processed by the API',
  (_call, write) => {
    it.each(UNEXPECTED_REPLIES)(
      'reply %s: shows success and the new data, and sends one request',
      (_name, reply) => runWithReply(site, write, reply),
    );
  },
);

it('PATCH /skill-category-informations/{id}/ is used after a first save whose response had no id', async () => {
  const reply = UNEXPECTED_REPLIES[0]?.[1] ?? HttpResponse.error;
  const router = await saveTwice(reply);
  expect(router.current.asPath).toBe('/mypage/');
});

async function saveTwice(reply: () => Response) {
  const calls: string[] = [];
  site.use(
    http.all('*/api/v3/public/skill-category-informations/*', async ({ request }) => {
      const { ok } = await site.answer(request.clone());
      calls.push(`${request.method} ${ok}`);
      return reply();
    }),
  );
  const router = await saveSkill('/mypage/?edit=skill');
  await user.click(region('業務スキル').getByRole('link', { name: '業務スキルを編集' }));
  await user.click(await screen.findByRole('button', { name: /^IFRS導入.*を外す$/ }));
  await press('保存する');
  await waitFor(() => expect(calls).toEqual(['POST true', 'PATCH true']));
  await waitFor(() => expect(router.current.asPath).toBe('/mypage/'));
  return router;
}

describe('POST /address-from-zip/', () => {
  it.each(UNEXPECTED_REPLIES)(
    'reply %s: shows at the field that no address was found',
    async (_name, reply) => {
      let calls = 0;
      site.use(
        http.post('*/api/v3/public/address-from-zip/', () => {
          calls += 1;
          return reply();
        }),
      );
      await openAsMember('/mypage/?edit=profile');
      const zip = await screen.findByLabelText('郵便番号');
      await user.type(zip, '100-0005');
      await press('住所を検索');
      expect(await screen.findByText(/^この郵便番号に該当する住所が見つかりません。/)).toBeVisible();
      expect(zip).toBeInvalid();
      expect(calls).toBe(1);
    },
  );

  it('uses the valid address among addresses with an unexpected shape', async () => {
    const found = { prefecture: '13', prefecture_name: '東京都', city: '千代田区', town: '丸の内' };
    site.use(
      http.post('*/api/v3/public/address-from-zip/', () =>
        HttpResponse.json({ addresses: [{ city: null }, { ...found, kana: 'マルノウチ' }, 7] }),
      ),
    );
    await openAsMember('/mypage/?edit=profile');
    await user.type(await screen.findByLabelText('郵便番号'), '100-0005');
    await press('住所を検索');
    await waitFor(() => expect(screen.getByLabelText('市区町村')).toHaveValue('千代田区'));
  });
});
