// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { showToast, type ToastRequest, useToastStore } from '@/stores/toast-store';
import '@/tests/setup/jsdom-polyfills';

const toast = (request: ToastRequest) =>
  act(async () => {
    showToast(request);
    await vi.dynamicImportSettled();
  });
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => useToastStore.getState().hide());
  vi.useRealTimers();
});

describe('Toaster (spec §4, §9)', () => {
  it('hides after 2750 ms by default', async () => {
    await toast({ message: 'ログインしました。' });
    expect(screen.getByRole('status')).toHaveTextContent('ログインしました。');
    advanceTime(2749);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
    advanceTime(1);
    expect(screen.queryByText('ログインしました。')).not.toBeInTheDocument();
  });

  it('uses the given duration, and announces errors immediately', async () => {
    await toast({ message: 'エラーが発生しました。', type: 'error', duration: 5000 });
    expect(screen.getByRole('alert')).toHaveTextContent('エラーが発生しました。');
    advanceTime(4999);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    advanceTime(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('pauses while the pointer is over it, and continues with the remaining time', async () => {
    await toast({ message: 'ログアウトしました。' });
    advanceTime(2000);
    const toastElement = screen.getByText('ログアウトしました。');
    fireEvent.pointerEnter(toastElement.parentElement as Element);
    advanceTime(60_000);
    expect(toastElement).toBeInTheDocument();
    fireEvent.pointerLeave(toastElement.parentElement as Element);
    advanceTime(749);
    expect(toastElement).toBeInTheDocument();
    advanceTime(1);
    expect(toastElement).not.toBeInTheDocument();
  });

  it('stays visible while its close button has the focus', async () => {
    await toast({ message: 'ログインしました。' });
    act(() => screen.getByRole('button', { name: 'お知らせを閉じる' }).focus());
    advanceTime(60_000);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
    expect(screen.queryByText('ログインしました。')).not.toBeInTheDocument();
  });

  it('moves into the topmost dialog, whose live regions exist before, and back when the dialog closes', async () => {
    const { unmount } = render(
      <>
        <Dialog title="一つ目" open onClose={() => undefined}>
          本文
        </Dialog>
        <Dialog title="二つ目" open onClose={() => undefined}>
          本文
        </Dialog>
      </>,
    );
    const top = within(screen.getByRole('dialog', { name: '二つ目' }));
    expect(top.getByRole('status')).toBeEmptyDOMElement();
    expect(top.getByRole('alert')).toBeEmptyDOMElement();
    await toast({ message: '変更されました。' });
    expect(top.getByRole('status')).toHaveTextContent('変更されました。');
    expect(screen.getAllByText('変更されました。')).toHaveLength(1);
    unmount();
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText('変更されました。')).toBeInTheDocument();
  });

  it('is shown no longer than its duration when its dialog closes meanwhile, and the next one has its own time', async () => {
    const { unmount } = render(
      <Dialog title="確認" open onClose={() => undefined}>
        本文
      </Dialog>,
    );
    await toast({ message: '変更されました。' });
    advanceTime(2000);
    unmount();
    await act(() => vi.dynamicImportSettled());
    advanceTime(749);
    expect(screen.getByText('変更されました。')).toBeInTheDocument();
    advanceTime(1);
    expect(screen.queryByText('変更されました。')).not.toBeInTheDocument();
    await toast({ message: '変更されました。' });
    advanceTime(2749);
    expect(screen.getByText('変更されました。')).toBeInTheDocument();
  });

  it('inside a dialog: pressing and closing it leaves the dialog open', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="お知らせ" open onClose={onClose}>
        本文
      </Dialog>,
    );
    await toast({ message: '変更されました。' });
    const dialog = within(screen.getByRole('dialog', { name: 'お知らせ' }));
    fireEvent.mouseDown(dialog.getByText('変更されました。'));
    fireEvent.click(dialog.getByText('変更されました。'));
    fireEvent.click(dialog.getByRole('button', { name: 'お知らせを閉じる' }));
    expect(screen.queryByText('変更されました。')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives a second toast with the same text its full time', async () => {
    await toast({ message: 'ログインしました。' });
    advanceTime(2000);
    await toast({ message: 'ログインしました。' });
    advanceTime(2000);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
  });
});
