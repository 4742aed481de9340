import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '@/schemas/profile-image';
import { storeProfileImage } from '@/server/images/service';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
const file = () => screen.findByLabelText('プロフィール画像のファイル');

describe('/mypage/ picture', () => {
  it('too large, then refused, then accepted: says why, and lets the person choose again', async () => {
    const member = await site.api.registerMember();
    await site.logIn(member);
    await site.open('/mypage/');
    const answers = [
      () => HttpResponse.json({ error: '画像を読み取れませんでした。' }, { status: 400 }),
      () => HttpResponse.json({ profile_image: null }),
    ];
    let sent = 0;
    site.use(http.post('*/profile-image/', () => answers[sent++]?.()));

    await user.upload(await file(), picture(MAX_IMAGE_BYTES + 1));
    expect(await screen.findByText('5MB以下の画像を選択してください。')).toBeVisible();
    expect(sent).toBe(0);
    await user.upload(await file(), picture(10));
    expect(await screen.findByText('画像を読み取れませんでした。')).toBeVisible();
    expect(screen.queryByText('5MB以下の画像を選択してください。')).not.toBeInTheDocument();
    await user.upload(await file(), picture(10));
    expect(await screen.findByText('プロフィール画像が変更されました。')).toBeVisible();
    expect(screen.queryByText('画像を読み取れませんでした。')).not.toBeInTheDocument();
    expect(sent).toBe(2);
  });

  it('removed: is gone, and the focus goes to the button that is left', async () => {
    const member = await site.api.registerMember();
    await storeProfileImage(site.api.db, member.id, Buffer.from('picture'));
    await site.logIn(member);
    await site.open('/mypage/');
    await user.click(await screen.findByRole('button', { name: '画像を削除' }));
    expect(await screen.findByText('プロフィール画像を削除しました。')).toBeVisible();
    const profile = within(screen.getByRole('region', { name: '基本情報' }));
    expect(profile.queryByRole('button', { name: '画像を削除' })).not.toBeInTheDocument();
    await waitFor(() => expect(profile.getByRole('button', { name: '画像を選択' })).toHaveFocus());
  });
});
