import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_SELECTED_BYTES } from '@/lib/image-files';
import { storeProfileImage } from '@/server/images/service';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
// The input has an `accept` attribute, but a file of another type can still be dropped on it.
const user = userEvent.setup({ delay: null, applyAccept: false });

/** How a PNG begins. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Returns a file that begins like a PNG, unless its type is another. */
const createImageFile = (bytes: number, type = 'image/png') => {
  const content = new Uint8Array(bytes);
  if (type === 'image/png') content.set(SIGNATURE);
  return new File([content], 'me', { type });
};
const createHeicFile = () => {
  const start = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]);
  return new File([start], 'IMG_0001.HEIC', { type: 'image/heic' });
};
const selectFile = async (file: File) =>
  user.upload(await screen.findByLabelText('プロフィール画像のファイル'), file);

/** jsdom can neither decode nor draw images. The browser tests use real ones. */
beforeAll(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
  HTMLImageElement.prototype.decode = async () => undefined;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['square'], { type: 'image/jpeg' }));
});

async function openMypage() {
  const member = await site.api.createMember();
  await site.logIn(member);
  await site.open('/mypage/?edit=profile');
  return member;
}

/** Returns the queries of the crop dialog after its image has loaded. */
async function cropDialog() {
  const dialog = await screen.findByRole('dialog', { name: '画像の切り抜き' });
  fireEvent.load(await waitFor(() => dialog.querySelector('img') as HTMLImageElement));
  return within(dialog);
}

describe('/mypage/ profile image', () => {
  it('shows the reason and opens no dialog when the file cannot be used', async () => {
    await openMypage();
    await selectFile(createImageFile(MAX_SELECTED_BYTES + 1));
    expect(await screen.findByText('20MB以下の画像を選択してください。')).toBeVisible();
    await selectFile(createHeicFile());
    expect(await screen.findByText(/HEIC形式には対応していません。/)).toBeVisible();
    await selectFile(createImageFile(10, 'application/pdf'));
    expect(await screen.findByText('JPEG・PNG・WebP形式の画像を選択してください。')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows an error instead of an empty dialog when the file is not a real image', async () => {
    await openMypage();
    await selectFile(createImageFile(10));
    const dialog = await screen.findByRole('dialog');
    fireEvent.error(await waitFor(() => dialog.querySelector('img') as HTMLImageElement));
    await expectToast(/画像を読み取れませんでした。/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the server’s error in the crop dialog and closes it after a successful retry', async () => {
    await openMypage();
    const answers = [
      () => HttpResponse.json({ error: '画像を読み取れませんでした。' }, { status: 400 }),
      () => HttpResponse.json({ profile_image: null }),
    ];
    let sent = 0;
    site.use(http.post('*/profile-image/', () => answers[sent++]?.()));

    await selectFile(createImageFile(10));
    const dialog = await cropDialog();
    expect(dialog.getByRole('group', { name: '切り抜く範囲' })).toHaveAccessibleDescription(/矢印キー/);
    fireEvent.change(dialog.getByRole('slider', { name: '拡大' }), { target: { value: '2' } });
    expect(dialog.getByRole('slider', { name: '拡大' })).toHaveAttribute('aria-valuetext', '200%');
    await user.click(dialog.getByRole('button', { name: 'この範囲で保存する' }));
    expect(await dialog.findByText('画像を読み取れませんでした。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'この範囲で保存する' }));
    await expectToast('プロフィール画像が変更されました。');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toBe(2);
  });

  it('names the picture with an extension, without which an ImageField of Django refuses it', async () => {
    await openMypage();
    site.use(http.post('*/profile-image/', () => HttpResponse.json({ profile_image: null })));
    // A request of jsdom forgets the names of its files.
    const append = vi.spyOn(FormData.prototype, 'append');
    await selectFile(createImageFile(10));
    await user.click((await cropDialog()).getByRole('button', { name: 'この範囲で保存する' }));
    await expectToast('プロフィール画像が変更されました。');
    const [name, file] = append.mock.calls[0] ?? [];
    expect([name, file]).toEqual(['image', expect.objectContaining({ name: 'profile-image.jpg' })]);
    append.mockRestore();
  });

  it('explains an API without profile images in its place, without leaving the page', async () => {
    const member = await site.api.createMember();
    await storeProfileImage(site.api.db, member.id, Buffer.from('picture'));
    await site.logIn(member);
    const router = await site.open('/mypage/?edit=profile');
    const htmlPage = () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 });
    site.use(http.post('*/profile-image/', htmlPage), http.delete('*/profile-image/', htmlPage));
    const reason = 'プロフィール画像の変更は、現在ご利用いただけません。';

    await user.click(await screen.findByRole('button', { name: '画像を削除' }));
    expect(await screen.findByText(reason)).toBeVisible();
    await selectFile(createImageFile(10));
    const dialog = await cropDialog();
    await user.click(dialog.getByRole('button', { name: 'この範囲で保存する' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/?edit=profile');
  });

  it('sends nothing when cropping is cancelled, and accepts the same file again', async () => {
    await openMypage();
    await selectFile(createImageFile(10));
    await user.click((await cropDialog()).getByRole('button', { name: 'やめる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await selectFile(createImageFile(10));
    expect(await screen.findByRole('dialog', { name: '画像の切り抜き' })).toBeVisible();
  });

  it('removes the image and moves the focus to the remaining button', async () => {
    const member = await site.api.createMember();
    await storeProfileImage(site.api.db, member.id, Buffer.from('picture'));
    await site.logIn(member);
    await site.open('/mypage/?edit=profile');
    await user.click(await screen.findByRole('button', { name: '画像を削除' }));
    await expectToast('プロフィール画像を削除しました。');
    const profile = within(screen.getByRole('region', { name: '基本情報の編集' }));
    expect(profile.queryByRole('button', { name: '画像を削除' })).not.toBeInTheDocument();
    await waitFor(() => expect(profile.getByRole('button', { name: '画像を選択' })).toHaveFocus());
  });
});
