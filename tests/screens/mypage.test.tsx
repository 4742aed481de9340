import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Career } from '@/schemas/career-education-request';
import { useToastStore } from '@/stores/toast-store';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, press, region, user, wholeText } from '@/tests/setup/user';

const site = setUpSite();
const INDEPENDENT: Career = {
  company: '独立開業',
  position: '代表',
  started_on: '2019-04',
  ended_on: null,
  description: '決算支援、IPO準備支援',
};
const AUDITOR: Career = {
  company: '青空監査法人',
  position: 'シニアマネージャー',
  started_on: '2012-02',
  ended_on: '2019-03',
  description: '',
};

async function openWithCareers(careers: Career[], path = '/mypage/') {
  await site.logIn(await site.api.createMember({ careers }));
  return site.open(path);
}

/** Presses the row of a section, which opens in place. */
const openSection = (name: string) => user.click(screen.getByRole('heading', { name, level: 3 }));

const save = (name = '保存する') => user.click(screen.getByRole('button', { name }));

describe('/mypage/', () => {
  it('redirects visitors to the login with this page as its redirect target', async () => {
    const router = await site.open('/mypage/');
    expect(router.current.asPath).toBe('/auth/login/?redirect=%2Fmypage%2F');
  });

  it('redirects visitors to the login without the query when the address is longer than a header may be', async () => {
    const router = await site.open(`/mypage/?next=${'あ'.repeat(300)}`);
    expect(router.current.asPath).toBe('/auth/login/?redirect=%2Fmypage%2F');
  });

  it('shows the work history in the member’s order, with formatted months', async () => {
    await openWithCareers([INDEPENDENT, AUDITOR]);
    expect(region('職務経歴・学歴').getByText('職務経歴 2件')).toBeVisible();
    await openSection('職務経歴・学歴');
    const rows = region('職務経歴').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '2019年4月〜現在独立開業 代表決算支援、IPO準備支援',
      '2012年2月〜2019年3月青空監査法人 シニアマネージャー',
    ]);
    await openSection('基本情報');
    expect(region('基本情報').getByText(wholeText('田中 花子（タナカ ハナコ）'))).toBeVisible();
  });

  it('opens the section that the hash of the address names', async () => {
    window.history.replaceState(null, '', '/mypage/#career');
    await openWithCareers([INDEPENDENT], '/mypage/#career');
    expect(await region('職務経歴').findByText('独立開業 代表')).toBeVisible();
    window.history.replaceState(null, '', '/');
  });

  it('names the newest work beside the name, whatever the member’s order', async () => {
    await openWithCareers([AUDITOR, INDEPENDENT]);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(/さん独立開業 代表$/);
  });
});

describe('/mypage/?edit=career', () => {
  it('saves an added job and shows it in the work history', async () => {
    const router = await openWithCareers([INDEPENDENT], '/mypage/?edit=career');
    await press('職務経歴を追加');
    const added = region('職務経歴2');
    expect(added.getByRole('heading')).toHaveFocus();
    await user.type(added.getByLabelText('勤務先・屋号'), '港監査法人');
    await user.selectOptions(added.getByLabelText('開始年月の年'), '2012');
    await user.selectOptions(added.getByLabelText('開始年月の月'), '02');
    await user.click(added.getByLabelText('現在も在籍中'));
    await user.selectOptions(added.getByLabelText('終了年月の年'), '2019');
    await user.selectOptions(added.getByLabelText('終了年月の月'), '03');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(useToastStore.getState().duration).toBe(2750);
    expect(router.current.asPath).toBe('/mypage/');
    expect(region('職務経歴').getByText('港監査法人')).toBeVisible();
  });

  it('restores a removed job with undo, and deletes it when the form is saved', async () => {
    await openWithCareers([INDEPENDENT, AUDITOR], '/mypage/?edit=career');
    const remove = () => press('職務経歴1を削除');
    await screen.findByRole('region', { name: '職務経歴2' });
    await remove();
    expect(screen.getByText('「独立開業」を削除しました。保存すると確定します。')).toBeVisible();
    expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus();
    await press('元に戻す');
    expect(region('職務経歴1').getByLabelText('勤務先・屋号')).toHaveValue('独立開業');

    await remove();
    await save();
    await screen.findByText('職務経歴・学歴等が変更されました。');
    expect(region('職務経歴').queryByText('独立開業 代表')).not.toBeInTheDocument();
    expect(region('職務経歴').getByText('青空監査法人 シニアマネージャー')).toBeVisible();
  });

  it('shows errors at the fields and saves nothing when months are missing or in the wrong order', async () => {
    const router = await openWithCareers([AUDITOR], '/mypage/?edit=career');
    const card = within(await screen.findByRole('region', { name: '職務経歴1' }));
    await user.selectOptions(card.getByLabelText('終了年月の年'), '');
    await save();
    expect(await card.findByText('終了年月を選択してください。')).toBeVisible();
    await user.selectOptions(card.getByLabelText('終了年月の年'), '2011');
    await save();
    expect(await card.findByText('終了年月は開始年月以降にしてください。')).toBeVisible();
    expect(router.current.asPath).toBe('/mypage/?edit=career');
  });

  it('restores unsaved input after a reload, and can discard it', async () => {
    await openWithCareers([INDEPENDENT], '/mypage/?edit=career');
    await user.type((await screen.findByLabelText('勤務先・屋号')) as HTMLElement, '（会計事務所）');
    cleanup();
    await site.open('/mypage/?edit=career');
    await expectToast('保存していない入力内容を復元しました。');
    expect(screen.getByLabelText('勤務先・屋号')).toHaveValue('独立開業（会計事務所）');
    await press('入力を破棄する');
    expect(screen.getByLabelText('勤務先・屋号')).toHaveValue('独立開業');
    expect(screen.queryByText('保存していない入力内容を復元しました。')).not.toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toContain('会計事務所');
  });

  it('shows a server error at its field and keeps the input', async () => {
    const fields = {
      'careers.0.company': ['使用できない文字が含まれています。その文字を削除してください。'],
    };
    const fieldErrors = { ...fields, error: 'ご入力内容を確認してください。' };
    site.respond('patch', '*/career-education/*', 400, fieldErrors);
    await openWithCareers([INDEPENDENT], '/mypage/?edit=career');
    await screen.findByRole('region', { name: '職務経歴1' });
    await user.type(screen.getByLabelText('勤務先・屋号'), '税理士');
    await save();
    await waitFor(() => expect(screen.getByLabelText('勤務先・屋号')).toBeInvalid());
    expect(screen.getByLabelText('勤務先・屋号')).toHaveValue('独立開業税理士');
    expect(screen.getByRole('button', { name: '保存する' })).not.toHaveAttribute('aria-disabled');
  });

  it('returns to the application after a save when it was opened from there', async () => {
    const next = encodeURIComponent('/auth/register/sent/');
    const router = await openWithCareers([INDEPENDENT], `/mypage/?edit=career&next=${next}`);
    await screen.findByText(/応募の入力に戻ります/);
    await save('保存して戻る');
    await waitFor(() => expect(router.current.asPath).toBe('/auth/register/sent/'));
  });

  it('ignores a `next` parameter that points to another site', async () => {
    await openWithCareers([INDEPENDENT], '/mypage/?edit=career&next=https://evil.example/');
    expect(await screen.findByRole('link', { name: '編集をやめる' })).toHaveAttribute('href', '/mypage/');
  });
});
