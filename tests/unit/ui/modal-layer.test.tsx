// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '@/components/shell/ModalLayer';
import { useModalStore } from '@/stores/modal-store';
import { useReloginStore } from '@/stores/relogin-store';
import '@/tests/setup/jsdom-polyfills';

const { lazyImport } = vi.hoisted(() => ({ lazyImport: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/lib/lazy-import', async (original) => ({
  ...(await original<typeof import('@/lib/lazy-import')>()),
  lazyImport,
}));

const MISSING = /^画面の一部を読み込めませんでした。/;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const closeButton = () => screen.queryByRole('button', { name: '閉じる' });
const assign = vi.fn();

/** Opens the page; `open` runs after the browser had time to load the modals. */
async function openPage(open: () => void) {
  render(<ModalLayer />);
  await pass(6000);
  act(open);
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  vi.stubGlobal('location', { href: 'http://localhost/vacancy/', assign });
  lazyImport.mockReset();
  lazyImport.mockRejectedValue(new Error('Failed to load chunk'));
});
afterEach(() => {
  act(() => {
    useModalStore.getState().closeAll();
    useReloginStore.getState().resolve(false);
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the site-wide modals', () => {
  it('are loaded when the browser is idle, before one is opened', async () => {
    await openPage(() => undefined);
    expect(lazyImport).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error over a pending save when they cannot be loaded, and closing it gives up the save', async () => {
    let outcome: boolean | undefined;
    await openPage(() => {
      void useReloginStore
        .getState()
        .prompt()
        .then((loggedIn) => (outcome = loggedIn));
    });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
    fireEvent.click(closeButton() as HTMLElement);
    await pass(0);
    expect(outcome).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a modal that is loaded by a retry', async () => {
    await openPage(() => void useReloginStore.getState().prompt());
    lazyImport.mockResolvedValue(() => <h2>もう一度ログインしてください</h2>);
    fireEvent.click(screen.getByRole('button', { name: /^もう一度/ }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'もう一度ログインしてください' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
