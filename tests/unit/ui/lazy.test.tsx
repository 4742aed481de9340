// @vitest-environment jsdom

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { useIdlePrefetch } from '@/hooks/browser/idle-prefetch';
import '@/tests/setup/jsdom-polyfills';

const Editor = () => <h2>資格の編集</h2>;
const lost = () => Promise.reject(new Error('Failed to load chunk'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const again = () => screen.getByRole('button', { name: /^もう一度/ });

/** Returns a lazily loaded component whose script fails to load until find() is called. */
function lostScript() {
  const load = vi.fn<() => Promise<ComponentType>>(lost);
  const loader = lazyComponent(load);
  return {
    load,
    loader,
    Component: clientOnly(loader),
    find: () => load.mockImplementation(() => Promise.resolve(Editor)),
  };
}

const reload = vi.fn();
const fetchPage = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  fetchPage.mockReset();
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('location', { href: 'http://localhost/vacancy/', reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lazily loaded component', () => {
  it('shows the fallback of its boundary while it loads', async () => {
    const { Component, find } = lostScript();
    find();
    render(
      <LazyBoundary loading={<p>読み込み中</p>}>
        <Component />
      </LazyBoundary>,
    );
    expect(screen.getByText('読み込み中')).toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });

  it('shows an error when it fails to load, and renders after a successful retry', async () => {
    const { Component, find } = lostScript();
    render(<Component />);
    await pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent('画面の一部を読み込めませんでした。');
    again().focus();
    find();
    fireEvent.click(again());
    expect(again()).toHaveFocus();
    expect(again()).toHaveAttribute('aria-busy', 'true');
    await pass(2000);
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reloads the page on the second retry, and never automatically', async () => {
    fetchPage.mockResolvedValue(new Response(null));
    const { Component } = lostScript();
    render(<Component />);
    await pass(2000);
    fireEvent.click(again());
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'ページを再読み込み' }));
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('retries without a reload while the site does not respond', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    const { Component, find } = lostScript();
    render(<Component />);
    await pass(2000);
    fireEvent.click(again());
    await pass(2000);
    find();
    fireEvent.click(screen.getByRole('button', { name: 'ページを再読み込み' }));
    await pass(2000);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });

  it('is loaded again when it is opened again after a failure', async () => {
    const { Component, find } = lostScript();
    function Opener() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            開閉
          </button>
          {isOpen && <Component />}
        </>
      );
    }
    render(<Opener />);
    await pass(2000);
    fireEvent.click(screen.getByRole('button', { name: '開閉' }));
    find();
    fireEvent.click(screen.getByRole('button', { name: '開閉' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });

  it('notifies the boundary of a failure and of its recovery', async () => {
    const { Component, find } = lostScript();
    const handleFailure = vi.fn();
    render(
      <LazyBoundary onFailure={handleFailure}>
        <Component />
      </LazyBoundary>,
    );
    await pass(2000);
    expect(handleFailure.mock.calls).toEqual([[true]]);
    find();
    fireEvent.click(again());
    await pass(2000);
    expect(handleFailure.mock.calls).toEqual([[true], [false]]);
  });

  it('does not report the failure of a nested lazy component to the outer boundary', async () => {
    const inner = lostScript();
    const outer = lostScript();
    outer.load.mockResolvedValue(() => <inner.Component />);
    render(
      <LazyBoundary failed={() => <p>メニューを表示できません。</p>}>
        <outer.Component />
      </LazyBoundary>,
    );
    await pass(2000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('メニューを表示できません。')).not.toBeInTheDocument();
  });

  it('with a silent fallback, retries every 30 s', async () => {
    const { Component, load, find } = lostScript();
    render(
      <LazyBoundary failed={(failure) => <RetryLater {...failure} />}>
        <Component />
      </LazyBoundary>,
    );
    await pass(2000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    await pass(30_000);
    expect(load).toHaveBeenCalledTimes(4);
    find();
    await pass(32_000);
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });
});

describe('a lazily loaded dialog', () => {
  it('shows its title, an error and a close button when it fails to load', async () => {
    const { Component } = lostScript();
    const handleClose = vi.fn();
    render(
      <DialogBoundary title="画像の切り抜き" onClose={handleClose}>
        <Component />
      </DialogBoundary>,
    );
    await pass(400);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1600);
    const dialog = screen.getByRole('dialog', { name: '画像の切り抜き' });
    expect(within(dialog).getByText(/読み込めませんでした/)).toBeVisible();
    expect(dialog).toContainElement(again());
    fireEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('shows a loading message after one second', async () => {
    const { Component, load } = lostScript();
    load.mockReturnValue(new Promise(() => undefined));
    render(
      <DialogBoundary title="サービス利用規約">
        <Component />
      </DialogBoundary>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1000);
    expect(screen.getByRole('dialog', { name: 'サービス利用規約' })).toHaveTextContent('読み込み中');
    expect(screen.queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
  });
});

describe('useIdlePrefetch', () => {
  function Screen({ load, isProbable }: { load: () => Promise<unknown>; isProbable?: boolean }) {
    useIdlePrefetch(load, isProbable);
    return null;
  }

  it('loads when the page is idle, and leaves failures to the component', async () => {
    const { load, loader } = lostScript();
    render(<Screen load={loader} />);
    expect(load).not.toHaveBeenCalled();
    await pass(5000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not prefetch components that are unlikely to be needed, and none after the screen was unmounted', async () => {
    const { load, loader } = lostScript();
    render(<Screen load={loader} isProbable={false} />);
    render(<Screen load={loader} />).unmount();
    await pass(5000);
    expect(load).not.toHaveBeenCalled();
  });
});
