// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/Toaster';
import { showToast, type ToastRequest, useToastStore } from '@/stores/toast-store';
import { renderPiece } from '../../setup/ui';

const toast = (request: ToastRequest) =>
  act(async () => {
    showToast(request);
    await vi.dynamicImportSettled();
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  renderPiece(<Toaster />);
});

afterEach(() => {
  act(() => useToastStore.getState().hide());
  vi.useRealTimers();
});

describe('Toaster (spec §4, §9)', () => {
  it('hides after 2750 ms by default', async () => {
    await toast({ message: 'ログインしました。' });
    expect(screen.getByRole('status')).toHaveTextContent('ログインしました。');
    pass(2749);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('ログインしました。')).not.toBeInTheDocument();
  });

  it('keeps to the duration that was asked for, and reads errors out at once', async () => {
    await toast({ message: 'エラーが発生しました。', type: 'error', duration: 5000 });
    expect(screen.getByRole('alert')).toHaveTextContent('エラーが発生しました。');
    pass(4999);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    pass(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('waits while the pointer is on it, and goes on with the time that was left', async () => {
    await toast({ message: 'ログアウトしました。' });
    pass(2000);
    const slip = screen.getByText('ログアウトしました。');
    fireEvent.pointerEnter(slip.parentElement as Element);
    pass(60_000);
    expect(slip).toBeInTheDocument();
    fireEvent.pointerLeave(slip.parentElement as Element);
    pass(749);
    expect(slip).toBeInTheDocument();
    pass(1);
    expect(slip).not.toBeInTheDocument();
  });

  it('waits while its close button has the focus', async () => {
    await toast({ message: 'ログインしました。' });
    act(() => screen.getByRole('button', { name: 'お知らせを閉じる' }).focus());
    pass(60_000);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
    expect(screen.queryByText('ログインしました。')).not.toBeInTheDocument();
  });

  it('stays above a dialog that opens while it shows, and leaves one that closes alone', async () => {
    await toast({ message: '変更されました。' });
    const climb = vi.spyOn(HTMLElement.prototype, 'showPopover');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent(dialog, new Event('toggle'));
    expect(climb).toHaveBeenCalledOnce();
    dialog.open = false;
    fireEvent(dialog, new Event('toggle'));
    expect(climb).toHaveBeenCalledOnce();
    expect(screen.getByText('変更されました。')).toBeInTheDocument();
    dialog.remove();
    climb.mockRestore();
  });

  it('gives a second toast of the same text its full time', async () => {
    await toast({ message: 'ログインしました。' });
    pass(2000);
    await toast({ message: 'ログインしました。' });
    pass(2000);
    expect(screen.getByText('ログインしました。')).toBeInTheDocument();
  });
});
