import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_SELECTED_BYTES } from '@/lib/image-files';
import { storeProfileImage } from '@/server/images/service';
import { setUpSite } from '@/tests/setup/screen';
import { enter, expectToast, press, save, user } from '@/tests/setup/user';

const site = setUpSite();
// The input has an `accept` attribute, but a file of another type can still be dropped on it.
const dropper = userEvent.setup({ delay: null, applyAccept: false });

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
  dropper.upload(await screen.findByLabelText('プロフィール画像のファイル'), file);

/** jsdom can neither decode nor draw images. The browser tests use real ones. */
beforeAll(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
  HTMLImageElement.prototype.decode = async () => undefined;
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['square'], { type: 'image/jpeg' }));
});

const openMypage = () => site.openAsNewMember('/mypage/?edit=profile');

async function openWithImage() {
  const member = await site.api.createMember();
  await storeProfileImage(site.api.db, member.id, Buffer.from('picture'));
  return site.openAs(member, '/mypage/?edit=profile');
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
    const router = await openWithImage();
    const htmlPage = () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 });
    site.use(http.post('*/profile-image/', htmlPage), http.delete('*/profile-image/', htmlPage));
    const reason = 'プロフィール画像の変更は、現在ご利用いただけません。';

    await press('画像を削除');
    expect(await screen.findByText(reason)).toBeVisible();
    await selectFile(createImageFile(10));
    const dialog = await cropDialog();
    await user.click(dialog.getByRole('button', { name: 'この範囲で保存する' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/?edit=profile');
  });

  it('goes back with the profile, and not to an API that expects a file in its place', async () => {
    await openWithImage();
    const pictures: unknown[] = [];
    site.use(
      http.patch('*/api/v3/public/members/:id/', async ({ request }) => {
        const { profile } = (await request.clone().json()) as { profile: Record<string, unknown> };
        pictures.push(profile.profile_image);
        if (!profile.profile_image) return site.answer(request);
        const sentence = 'The submitted data was not a file. Check the encoding type on the form.';
        return HttpResponse.json({ profile: { profile_image: [sentence] } }, { status: 400 });
      }),
    );
    await user.type(screen.getByLabelText('電話番号'), '0312345678');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect(pictures).toEqual([expect.stringMatching(/\/profile-images\//), undefined]);
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
    await openWithImage();
    await press('画像を削除');
    await expectToast('プロフィール画像を削除しました。');
    const profile = within(screen.getByRole('region', { name: '基本情報の編集' }));
    expect(profile.queryByRole('button', { name: '画像を削除' })).not.toBeInTheDocument();
    await waitFor(() => expect(profile.getByRole('button', { name: '画像を選択' })).toHaveFocus());
  });
});

it('announces that a postal code has several towns, in a region that was there before, and then the address', async () => {
  await site.openAsNewMember('/mypage/?edit=profile');
  await user.type(await screen.findByLabelText('郵便番号'), '452-0961');
  const regions = screen.getAllByRole('status');
  await press('住所を検索');
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
  const answer = site.hold('post', '*/api/v3/public/address-from-zip/');
  await site.openAsNewMember('/mypage/?edit=profile');
  await enter('郵便番号', zip);
  await press('住所を検索');
  return answer;
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
  await press('住所を検索');
  await screen.findByLabelText('町域');
  expect(screen.getByLabelText('市区町村')).toHaveValue('');
});
