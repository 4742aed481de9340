// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/feedback/Dialog';
import '@/tests/setup/jsdom-polyfills';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { Button } from '@/components/ui/form/Button';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { showToast } from '@/stores/toast-store';

function Harness({ persistent = false }: { persistent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開く
      </button>
      <Dialog title="お知らせ" open={open} persistent={persistent} onClose={() => setOpen(false)}>
        <button type="button">本文のボタン</button>
      </Dialog>
    </>
  );
}

async function openDialog(persistent?: boolean) {
  render(<Harness persistent={persistent} />);
  await userEvent.click(screen.getByRole('button', { name: '開く' }));
  return screen.getByRole('dialog', { name: 'お知らせ' });
}

const cancel = (dialog: HTMLElement) => {
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  return event;
};

// A new page, whose entry in the history no dialog has changed.
beforeEach(() => window.history.pushState(null, '', '/page'));

describe('Dialog', () => {
  it('takes the focus and restores it on close', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'お知らせ' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '開く' })).toHaveFocus();
  });

  it('closes on a press on the backdrop, but not inside', async () => {
    const dialog = await openDialog();
    await userEvent.click(screen.getByText('本文のボタン'));
    expect(dialog).toBeInTheDocument();
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('本文のボタン') }]);
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: dialog }]);
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays until a press on the backdrop ends, so that its end reaches nothing behind', async () => {
    const dialog = await openDialog();
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: dialog });
    expect(dialog).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: dialog });
    expect(dialog).not.toBeInTheDocument();
  });

  it('keeps the focus on the button that opened it after a press on the backdrop', async () => {
    const dialog = await openDialog();
    const press = createEvent.mouseDown(dialog);
    fireEvent(dialog, press);
    // By default, the browser would move the focus to the page behind.
    expect(press.defaultPrevented).toBe(true);
    fireEvent.click(dialog);
    expect(screen.getByRole('button', { name: '開く' })).toHaveFocus();
  });

  it("closes on Escape (the browser's cancel event)", async () => {
    cancel(await openDialog());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be closed by button, backdrop, Escape or cancel event when persistent', async () => {
    const dialog = await openDialog(true);
    expect(dialog).toHaveAttribute('closedby', 'none');
    expect(screen.queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
    await userEvent.click(dialog);
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(cancel(dialog).defaultPrevented).toBe(true);
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });

  it('reopens when it is persistent and the browser closes it', async () => {
    const dialog = await openDialog(true);
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
  });

  it('stays open while it has no onClose, whatever closes it', () => {
    render(
      <Dialog title="送信中" open>
        本文
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: '送信中' });
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    expect(cancel(dialog).defaultPrevented).toBe(true);
    // Chromium does so on the third Escape, and Android on the second Back.
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(dialog).toHaveAttribute('open');
  });

  it('does not scroll itself, because only its parts have scroll bars to come back with', async () => {
    expect(getComputedStyle(await openDialog()).overflow).toBe('clip');
  });

  it('lets the keyboard scroll a long text without controls, and adds no stop to other dialogs', () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    const { rerender } = render(
      <Dialog title="確認" open>
        長い本文
      </Dialog>,
    );
    expect(screen.getByRole('region', { name: '確認' })).toHaveAttribute('tabindex', '0');
    rerender(
      <Dialog title="確認" open>
        長い本文と<button type="button">ボタン</button>
      </Dialog>,
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    height.mockReturnValue(0);
    rerender(
      <Dialog title="確認" open>
        短い本文
      </Dialog>,
    );
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    height.mockRestore();
  });
});

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** A row whose button goes when the action is done, after a question or at once. */
function Row({ asks }: { asks: boolean }) {
  const [state, setState] = useState<'before' | 'asking' | 'done'>('before');
  return (
    <main>
      <h1>リスト</h1>
      <ul>
        <li>
          <h2>一件目</h2>
          {state !== 'done' && <Button onClick={() => setState(asks ? 'asking' : 'done')}>申し込む</Button>}
          <ConfirmDialog
            title="申し込みますか？"
            open={state === 'asking'}
            confirmLabel="はい、申し込む"
            onConfirm={() => setState('done')}
            onCancel={() => setState('before')}
          >
            確認
          </ConfirmDialog>
        </li>
      </ul>
    </main>
  );
}

it('a button that is removed while it has the focus passes it on to the heading of its row', async () => {
  render(<Row asks={false} />);
  await userEvent.click(button('申し込む'));
  expect(heading('一件目')).toHaveFocus();
});

it('a dialog whose button has gone passes the focus on to the heading of the row', async () => {
  render(<Row asks />);
  await userEvent.click(button('申し込む'));
  await userEvent.click(button('はい、申し込む'));
  expect(heading('一件目')).toHaveFocus();
});

it('a button that was left before its removal moves no focus', () => {
  render(<Row asks={false} />);
  fireEvent.click(button('申し込む'));
  expect(document.body).toHaveFocus();
});

it('a toast that is closed returns the focus to where it was before, or to the heading of the page', async () => {
  const page = (hasButton: boolean) => (
    <>
      <main>
        <h1>記事</h1>
        {hasButton && <Button onClick={() => showToast({ message: 'コピーしました。' })}>コピー</Button>}
      </main>
      <Toaster />
    </>
  );
  const { rerender } = render(page(true));
  await userEvent.click(button('コピー'));
  await userEvent.click(button('お知らせを閉じる'));
  expect(button('コピー')).toHaveFocus();
  await userEvent.click(button('コピー'));
  button('お知らせを閉じる').focus();
  rerender(page(false));
  await userEvent.click(button('お知らせを閉じる'));
  expect(heading('記事')).toHaveFocus();
});

it('a link to another page of a list takes the focus to the heading of the page, when that is there', () => {
  const list = (page: number) => (
    <main>
      <h1>案件一覧</h1>
      <Pagination page={page} pageCount={3} getPageHref={(next) => `/vacancy/?vacancy_page=${next}`} />
    </main>
  );
  const { rerender } = render(list(1));
  // The last page has no link to a next one, and the first none to a previous one.
  for (const [name, page] of [
    ['次のページ', 2],
    ['次のページ', 3],
    ['前のページ', 2],
    ['前のページ', 1],
  ] as const) {
    screen.getByRole('link', { name }).focus();
    expect(heading('案件一覧')).not.toHaveFocus();
    rerender(list(page));
    expect(heading('案件一覧')).toHaveFocus();
  }
});
