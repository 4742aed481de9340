import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useMypageStore } from '@/stores/mypage-store';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const EDITOR = '/mypage/?edit=conditions';
const findNoteField = () => screen.findByLabelText('その他の希望');
const dialog = () => within(screen.getByRole('dialog'));
const pressInDialog = (name: string) => user.click(dialog().getByRole('button', { name }));
const leave = () => user.click(screen.getByRole('link', { name: '編集をやめる' }));

async function typeNote(text: string) {
  const member = await site.api.createMember();
  await site.logIn(member);
  const router = await site.open(EDITOR);
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
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await screen.findByText('現在の状況・希望条件が変更されました。');
    expect(router.current.asPath).toBe('/mypage/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(canCloseWithoutWarning()).toBe(true);
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
  });

  it('keeps what is typed while a save is on its way as a draft, which can be saved next', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await typeNote('水曜を希望');
    await user.click(screen.getByRole('radio', { name: '条件が合えば検討する' }));
    site.use(
      http.patch('*/api/v3/public/members/:id/', async ({ request }) => {
        await held;
        return site.answer(request);
      }),
    );
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await user.type(await findNoteField(), '、木曜も可');
    answer();
    await expectToast('現在の状況・希望条件が変更されました。');
    await user.click(await screen.findByRole('link', { name: '現在の状況・希望条件の続きを入力する' }));
    await waitFor(async () => expect(await findNoteField()).toHaveValue('水曜を希望、木曜も可'));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText('水曜を希望、木曜も可', { selector: 'dd *, dd' })).toBeVisible();
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
  });

  it('warns that a logout deletes the changes, and logs out only after a confirmation', async () => {
    const { router } = await typeNote('水曜を希望');
    const logOut = async () => {
      await user.click(screen.getByLabelText(/のメニュー/));
      await user.click(screen.getByRole('button', { name: 'ログアウト' }));
    };
    await logOut();
    expect(dialog().getByText(/ログアウトすると失われます/)).toBeVisible();
    await pressInDialog('編集を続ける');
    expect(router.current.asPath).toBe(EDITOR);
    await logOut();
    await pressInDialog('下書きを破棄してログアウト');
    await expectToast('ログアウトしました。');
    expect(router.current.asPath).toBe('/');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('水曜');
  });

  it('restores the changes after the session has expired, a reload and a login', async () => {
    const { member } = await typeNote('水曜を希望');
    site.cookies.delete('sessionid');
    cleanup();

    const router = await site.open(EDITOR);
    expect(router.current.asPath).toContain('/auth/login/');
    cleanup();
    await site.logIn(member);
    await site.open(EDITOR);
    await expectToast('保存していない入力内容を復元しました。');
    expect(await findNoteField()).toHaveValue('水曜を希望');
  });

  it('does not show the draft to another member in the same browser', async () => {
    await typeNote('水曜を希望');
    cleanup();
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/');
    expect(screen.queryByText('保存していない入力内容があります。')).not.toBeInTheDocument();
    cleanup();
    await site.open(EDITOR);
    expect(await findNoteField()).toHaveValue('');
  });
});

describe('/mypage/ editor state in the store', () => {
  it('edit mode and active content follow the URL', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/');
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
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/');
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await user.click(await screen.findByRole('link', { name: '基本情報を編集' }));
    await screen.findByRole('heading', { name: '基本情報の編集' });
    Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await screen.findByText('プロフィールが変更されました。');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    expect(screen.getByRole('link', { name: '基本情報を編集' })).toHaveFocus();
  });
});
