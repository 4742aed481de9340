// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';

it('shows what the server has sent, and begins to load only after hydration (decision 0156)', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>届いた部分</p>));
  const Part = clientOnly(lazyComponent(load));
  const loadsDuringRender: number[] = [];
  // React renders it after the part.
  const Rest = () => {
    loadsDuringRender.push(load.mock.calls.length);
    return <p>残りの部分</p>;
  };
  const page = (
    <>
      <LazyBoundary loading={<p>読み込み中</p>}>
        <Part />
      </LazyBoundary>
      <Rest />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(container).toHaveTextContent('読み込み中残りの部分');

  render(page, { container, hydrate: true });
  expect(await screen.findByText('届いた部分')).toBeVisible();
  expect(loadsDuringRender).toEqual([0, 0]);
  expect(load).toHaveBeenCalledOnce();
});
