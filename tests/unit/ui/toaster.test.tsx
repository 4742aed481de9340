// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/feedback/Toaster';
import { showToast, type ToastRequest, useToastStore } from '@/stores/toast-store';
import { renderWithTheme } from '@/tests/setup/render';

const toast = (request: ToastRequest) =>
  act(async () => {
    showToast(request);
    await vi.dynamicImportSettled();
  });
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  renderWithTheme(<Toaster />);
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

  it('stays above a dialog that opens later, and ignores one that closes', async () => {
    await toast({ message: '変更されました。' });
    const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent(dialog, new Event('toggle'));
    expect(showPopover).toHaveBeenCalledOnce();
    dialog.open = false;
    fireEvent(dialog, new Event('toggle'));
    expect(showPopover).toHaveBeenCalledOnce();
    expect(screen.getByText('変更されました。')).toBeInTheDocument();
    dialog.remove();
    showPopover.mockRestore();
  });

  it('gives a second toast with the same text its full time', async () => {
    await toast({ message: 'ログインしました。' });
    advanceTime(2000);
    await toast({ message: 'ログインしました。' });
    advanceTime(2000);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
  });
});
