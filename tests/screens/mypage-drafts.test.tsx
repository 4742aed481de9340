import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useMypageStore } from '@/stores/mypage-store';
import { useToastStore } from '@/stores/toast-store';
import { createCareer, openEditorOn } from '@/tests/setup/forms';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, logOut, press, region, save, user } from '@/tests/setup/user';

const site = setUpSite();
const EDITOR = '/mypage/?edit=conditions';
const findNoteField = () => screen.findByLabelText('その他の希望');
const dialog = () => within(screen.getByRole('dialog'));
const pressInDialog = (name: string) => user.click(dialog().getByRole('button', { name }));
const leave = () => user.click(screen.getByRole('link', { name: '編集をやめる' }));

async function typeNote(text: string) {
  const { member, router } = await site.openAsNewMember(EDITOR);
  await user.type(await findNoteField(), text);
  return { member, router };
}

/**
 * Dispatches `beforeunload`, as a browser does when a page is about to close. @returns false when the page
 * asks for a warning
 */
function canCloseWithoutWarning() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

describe('/mypage/ with unsaved changes', () => {
  it('asks before a link is followed, then keeps the draft, links to it and restores it', async () => {
    const { router } = await typeNote('水曜を希望');
    await leave();
    expect(dialog().getByText(/次に編集を開いたときに続きから入力できます/)).toBeVisible();
    await pressInDialog('編集を続ける');
    expect(router.current.asPath).toBe(EDITOR);
    expect(await findNoteField()).toHaveValue('水曜を希望');

    await leave();
    await pressInDialog('下書きを残す');
    await waitFor(() => expect(router.current.asPath).toBe('/mypage/'));
    expect(screen.getByText('保存していない入力内容があります。')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '現在の状況・希望条件の続きを入力する' }));
    expect(await findNoteField()).toHaveValue('水曜を希望');
  });

  it('deletes the draft when the changes are discarded', async () => {
    const { router } = await typeNote('水曜を希望');
    await leave();
    await pressInDialog('下書きを破棄');
    await waitFor(() => expect(router.current.asPath).toBe('/mypage/'));
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('水曜');
  });

  it('warns on closing the page only while there are unsaved changes', async () => {
    await typeNote('水');
    expect(canCloseWithoutWarning()).toBe(false);
    await user.clear(await findNoteField());
    expect(canCloseWithoutWarning()).toBe(true);
    await leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('neither asks nor keeps a draft after a save', async () => {
    const { router } = await typeNote('水曜を希望');
    await user.click(screen.getByRole('radio', { name: '条件が合えば検討する' }));
    await press('保存する');
    await screen.findByText('現在の状況・希望条件が変更されました。');
    expect(router.current.asPath).toBe('/mypage/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(canCloseWithoutWarning()).toBe(true);
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
  });

  it('keeps what is typed while a save is on its way as a draft, which can be saved next', async () => {
    await typeNote('水曜を希望');
    await user.click(screen.getByRole('radio', { name: '条件が合えば検討する' }));
    const answer = site.hold('patch', '*/api/v3/public/members/:id/');
    await press('保存する');
    await user.type(await findNoteField(), '、木曜も可');
    answer();
    await expectToast('現在の状況・希望条件が変更されました。');
    await user.click(await screen.findByRole('link', { name: '現在の状況・希望条件の続きを入力する' }));
    await waitFor(async () => expect(await findNoteField()).toHaveValue('水曜を希望、木曜も可'));
    await press('保存する');
    expect(await screen.findByText('水曜を希望、木曜も可', { selector: 'dd *, dd' })).toBeVisible();
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
  });

  it('warns that a logout deletes the changes, and logs out only after a confirmation', async () => {
    const { router } = await typeNote('水曜を希望');
    await logOut();
    expect(dialog().getByText(/ログアウトすると失われます/)).toBeVisible();
    await pressInDialog('編集を続ける');
    expect(router.current.asPath).toBe(EDITOR);
    await logOut();
    await pressInDialog('下書きを破棄してログアウト');
    await expectToast('ログアウトしました。');
    expect(useToastStore.getState()).toMatchObject({ duration: 2750, sequence: 1 });
    expect(router.current.asPath).toBe('/');
    expect(screen.queryByLabelText('田中さんのメニュー')).not.toBeInTheDocument();
    expect(site.cookies.has('sessionid')).toBe(false);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('水曜');
  });

  it('restores the changes after the session has expired, a reload and a login', async () => {
    const { member } = await typeNote('水曜を希望');
    site.cookies.delete('sessionid');
    cleanup();

    const router = await site.open(EDITOR);
    expect(router.current.asPath).toContain('/auth/login/');
    cleanup();
    await site.openAs(member, EDITOR);
    await expectToast('保存していない入力内容を復元しました。');
    expect(await findNoteField()).toHaveValue('水曜を希望');
  });

  it('does not show the draft to another member in the same browser', async () => {
    await typeNote('水曜を希望');
    cleanup();
    await site.openAsNewMember('/mypage/');
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
    cleanup();
    await site.open(EDITOR);
    expect(await findNoteField()).toHaveValue('');
  });
});

describe('/mypage/ editor state in the store', () => {
  it('edit mode and active content follow the URL', async () => {
    await site.openAsNewMember('/mypage/');
    expect(useMypageStore.getState()).toMatchObject({ editMode: false });
    await user.click(await screen.findByRole('link', { name: '基本情報を編集' }));
    await screen.findByRole('heading', { name: '基本情報の編集' });
    expect(useMypageStore.getState()).toMatchObject({ editMode: true, activeContent: 'profile' });
    const nav = within(screen.getByRole('navigation', { name: 'マイページの項目' }));
    expect(nav.getByRole('link', { name: /基本情報/ })).toHaveAttribute('aria-current', 'true');
    await leave();
    expect(useMypageStore.getState()).toMatchObject({ editMode: false });
  });

  it('restores the scroll position of the page after a save', async () => {
    await site.openAsNewMember('/mypage/');
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await user.click(await screen.findByRole('link', { name: '基本情報を編集' }));
    await screen.findByRole('heading', { name: '基本情報の編集' });
    Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
    await press('保存する');
    await screen.findByText('プロフィールが変更されました。');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    expect(screen.getByRole('link', { name: '基本情報を編集' })).toHaveFocus();
  });
});

describe('a draft', () => {
  const findPhone = () => screen.findByLabelText('電話番号');

  const NOTICE = '保存していない入力内容があります。';
  /** Leaves a draft of the phone and the city, changes the phone elsewhere, and opens the editor again. */
  async function openWithQuestion() {
    const { member, device, read } = await openEditorOn(site, 'profile');
    await user.type(await screen.findByLabelText('市区町村'), '港区');
    await user.clear(await findPhone());
    await user.type(await findPhone(), '09033334444');
    cleanup();
    await device.patch(`/members/${member.id}/`, { profile: { phone: '09055556666', building: '別棟' } });
    await site.open('/mypage/?edit=profile');
    await screen.findByText(/別の画面でも変更された項目があります（電話番号）/);
    return read;
  }
  const expectNoNotice = async () => {
    cleanup();
    await site.open('/mypage/');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  };

  it('sends back nothing that was changed elsewhere since, and asks about what both have changed', async () => {
    const read = await openWithQuestion();
    expect(await screen.findByLabelText('市区町村')).toHaveValue('港区');
    expect(await findPhone()).toHaveValue('09055556666');
    await press('下書きの内容を使う');
    expect(await findPhone()).toHaveValue('09033334444');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect((await read()).profile).toMatchObject({ phone: '09033334444', building: '別棟', city: '港区' });
  });

  it('does not bring back a job that was deleted elsewhere', async () => {
    const { member, device, read } = await openEditorOn(site, 'career');
    await press('職務経歴を追加');
    await user.type(region('職務経歴2').getByLabelText('勤務先・屋号'), '独立開業');
    cleanup();
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

  it('asks no more after the field in question was typed and saved', async () => {
    const read = await openWithQuestion();
    await user.clear(await findPhone());
    await user.type(await findPhone(), '09077778888');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect((await read()).profile).toMatchObject({ phone: '09077778888', city: '港区' });
    await expectNoNotice();
  });

  it('asks no more when it is discarded', async () => {
    await openWithQuestion();
    await press('入力を破棄する');
    expect(screen.queryByText(/別の画面でも変更された項目があります/)).not.toBeInTheDocument();
    expect(await findPhone()).toHaveValue('09055556666');
    await expectNoNotice();
  });

  it('is gone once the editor has opened and all of it is saved already', async () => {
    const { member, device } = await openEditorOn(site, 'profile');
    await user.type(await screen.findByLabelText('市区町村'), '港区');
    cleanup();
    await device.patch(`/members/${member.id}/`, { profile: { city: '港区' } });
    await site.open('/mypage/');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    cleanup();
    await site.open('/mypage/?edit=profile');
    expect(await screen.findByLabelText('市区町村')).toHaveValue('港区');
    await expectNoNotice();
  });

  it('is not left by a letter that a numeric field strips', async () => {
    await openEditorOn(site, 'profile');
    await user.type(await findPhone(), 'a');
    expect(await findPhone()).toHaveValue('09011112222');
    cleanup();
    await site.open('/mypage/?edit=profile');
    await findPhone();
    expect(screen.queryByText('保存していない入力内容を復元しました。')).not.toBeInTheDocument();
    await expectNoNotice();
  });
});

describe('a member who goes to another page', () => {
  it('stays there when a save of the settings succeeds, which is said', async () => {
    const { router } = await site.openAsNewMember('/mypage/system/#email-notifications-edit');
    const release = site.hold('patch', '*/api/v3/public/members/:id/');
    await user.click(await screen.findByRole('checkbox', { name: '案件のお知らせ' }));
    await press('保存する');
    await act(() => router.current.push('/seminar/'));
    release();
    // The toast comes after the navigation that follows a save.
    await expectToast('メール受信設定が変更されました。');
    expect(router.current.asPath).toBe('/seminar/');
  });
});
