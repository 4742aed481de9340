import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeCpeCsv } from '@/lib/members/cpe-csv';
import { dayInTokyo } from '@/schemas/tokyo-time';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const button = (name: string) => screen.getByRole('button', { name });

async function openCpe() {
  await site.logIn(await site.api.createMember());
  await site.open('/mypage/cpe/');
}

async function addEntry(title: string) {
  await user.click(button('記録を追加する'));
  fireEvent.change(await screen.findByLabelText('受講日'), { target: { value: dayInTokyo() } });
  await user.type(screen.getByRole('textbox', { name: '研修名' }), title);
  await user.type(screen.getByRole('textbox', { name: '単位' }), '2');
  await user.click(button('保存する'));
  await waitFor(() => expect(button('記録を追加する')).toHaveFocus());
}

describe('/mypage/cpe/ by keyboard', () => {
  it('returns the focus from a form to the button that opened it', async () => {
    await openCpe();
    await addEntry('倫理研修');
    await user.click(button('倫理研修を編集'));
    await screen.findByRole('textbox', { name: '研修名' });
    await user.click(button('やめる'));
    expect(button('倫理研修を編集')).toHaveFocus();
    await user.click(button('目標を変える'));
    await screen.findByRole('textbox', { name: '1年度の目標（単位）' });
    await user.click(button('やめる'));
    expect(button('目標を変える')).toHaveFocus();
  });

  it('announces each removed entry in a region that was there before', async () => {
    await openCpe();
    await addEntry('倫理研修');
    await addEntry('税務研修');
    const regions = screen.getAllByRole('status');
    for (const title of ['倫理研修', '税務研修']) {
      await user.click(button(`${title}を削除`));
      expect(button('元に戻す')).toHaveFocus();
      expect(regions.some(({ textContent }) => textContent?.includes(`「${title}」を削除しました。`))).toBe(
        true,
      );
    }
  });

  it('announces the result of a file in a region that was there before', async () => {
    await openCpe();
    const statuses = screen.getAllByRole('status');
    const alerts = screen.getAllByRole('alert');
    const upload = (text: string) =>
      user.upload(screen.getByLabelText('読み込むCSVファイル'), new File([text], 'cpe.csv'));
    const entry = { id: '1', date: dayInTokyo(), title: '税務研修', organizer: '', units: 2, note: '' };
    for (const _ of [1, 2]) await upload(writeCpeCsv([entry]));
    const known = await screen.findByText('1件はすでに台帳にあるため、読み込みませんでした。');
    expect(statuses.some((region) => region.contains(known))).toBe(true);
    await upload('a,b\r\n');
    const refusal = await screen.findByText(/読み込めるCSVではありません。/);
    expect(alerts.some((region) => region.contains(refusal))).toBe(true);
  });
});

describe('what was typed in the form of an entry', () => {
  const title = () => screen.findByRole('textbox', { name: '研修名' });

  it('stays when another entry is opened or removed, and やめる discards it', async () => {
    await openCpe();
    for (const name of ['倫理研修', '税務研修', '監査研修']) await addEntry(name);
    await user.click(button('倫理研修を編集'));
    await user.type(await title(), '（改訂）');
    await user.click(button('監査研修を削除'));
    expect(await title()).toHaveValue('倫理研修（改訂）');
    await user.click(button('税務研修を編集'));
    await waitFor(async () => expect(await title()).toHaveValue('税務研修'));
    await user.click(button('倫理研修を編集'));
    await waitFor(async () => expect(await title()).toHaveValue('倫理研修（改訂）'));
    await user.click(button('やめる'));
    await user.click(button('倫理研修を編集'));
    await waitFor(async () => expect(await title()).toHaveValue('倫理研修'));
  });

  it('of a new entry stays when an entry is removed', async () => {
    await openCpe();
    await addEntry('倫理研修');
    await user.click(button('記録を追加する'));
    await user.type(await title(), '会計研修');
    await user.click(button('倫理研修を削除'));
    expect(await title()).toHaveValue('会計研修');
  });
});
