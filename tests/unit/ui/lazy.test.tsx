// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import dynamic from 'next/dynamic';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { RetryLater } from '@/components/ui/lazy/RetryLater';
import { useIdlePrefetch } from '@/hooks/browser/idle-prefetch';
import { renderWithTheme } from '@/tests/setup/render';

const Editor = () => <h2>資格の編集</h2>;
const lost = () => Promise.reject(new Error('Failed to load chunk'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const again = () => screen.getByRole('button', { name: /^もう一度/ });

/** A lazily loaded component whose script gets lost until it is found. */
function lostScript() {
  const load = vi.fn<() => Promise<ComponentType>>(lost);
  const loader = lazyComponent(load);
  return {
    load,
    loader,
    Component: dynamic(loader, { ssr: false, loading: LazyFallback }),
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
  it('shows what its boundary says while it is loading', async () => {
    const { Component, find } = lostScript();
    find();
    renderWithTheme(
      <LazyBoundary loading={<p>読み込み中</p>}>
        <Component />
      </LazyBoundary>,
    );
    expect(screen.getByText('読み込み中')).toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });

  it('that could not be loaded says so, and comes when the person tries again', async () => {
    const { Component, find } = lostScript();
    renderWithTheme(<Component />);
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

  it('reloads the page at the second try, and never by itself', async () => {
    fetchPage.mockResolvedValue(new Response(null));
    const { Component } = lostScript();
    renderWithTheme(<Component />);
    await pass(2000);
    fireEvent.click(again());
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'ページを再読み込み' }));
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('tries in the page instead of reloading it while the site does not answer', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    const { Component, find } = lostScript();
    renderWithTheme(<Component />);
    await pass(2000);
    fireEvent.click(again());
    await pass(2000);
    find();
    fireEvent.click(screen.getByRole('button', { name: 'ページを再読み込み' }));
    await pass(2000);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });

  it('is tried again when it is opened again, instead of failing as before', async () => {
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
    renderWithTheme(<Opener />);
    await pass(2000);
    fireEvent.click(screen.getByRole('button', { name: '開閉' }));
    find();
    fireEvent.click(screen.getByRole('button', { name: '開閉' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('heading', { name: '資格の編集' })).toBeInTheDocument();
  });

  it('tells the screen around it of a failure, and of its end', async () => {
    const { Component, find } = lostScript();
    const handleFailure = vi.fn();
    renderWithTheme(
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

  it('says nothing for another one that it loads itself', async () => {
    const inner = lostScript();
    const outer = lostScript();
    outer.load.mockResolvedValue(() => <inner.Component />);
    renderWithTheme(
      <LazyBoundary failed={() => <p>メニューを表示できません。</p>}>
        <outer.Component />
      </LazyBoundary>,
    );
    await pass(2000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('メニューを表示できません。')).not.toBeInTheDocument();
  });

  it('that shows nothing is tried again every 30 s, in silence', async () => {
    const { Component, load, find } = lostScript();
    renderWithTheme(
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
  it('that could not be loaded has its title, says so and can be closed', async () => {
    const { Component } = lostScript();
    const handleClose = vi.fn();
    renderWithTheme(
      <DialogBoundary title="画像の切り抜き" onClose={handleClose}>
        <Component />
      </DialogBoundary>,
    );
    await pass(400);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1600);
    const dialog = screen.getByRole('dialog', { name: '画像の切り抜き' });
    expect(dialog).toContainElement(screen.getByRole('alert'));
    expect(dialog).toContainElement(again());
    fireEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('that takes its time says so after a second', async () => {
    const { Component, load } = lostScript();
    load.mockReturnValue(new Promise(() => undefined));
    renderWithTheme(
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

  it('loads once the page is idle, and leaves a failure to the component', async () => {
    const { load, loader } = lostScript();
    renderWithTheme(<Screen load={loader} />);
    expect(load).not.toHaveBeenCalled();
    await pass(5000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads nothing that the screen will hardly need, nor for a screen that is gone', async () => {
    const { load, loader } = lostScript();
    renderWithTheme(<Screen load={loader} isProbable={false} />);
    renderWithTheme(<Screen load={loader} />).unmount();
    await pass(5000);
    expect(load).not.toHaveBeenCalled();
  });
});
