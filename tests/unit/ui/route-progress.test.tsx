// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteProgress } from '@/components/shell/RouteProgress';
import '@/tests/setup/jsdom-polyfills';

const TEXT = 'ページを読み込んでいます。';
const events = mitt();

beforeEach(() => {
  vi.useFakeTimers();
  const router = { events } as unknown as NextRouter;
  render(
    <RouterContext value={router}>
      <RouteProgress />
    </RouterContext>,
  );
});
afterEach(() => void vi.useRealTimers());

const emit = (type: string, options: unknown = { shallow: false }) =>
  act(() =>
    events.emit(type, ...(type === 'routeChangeError' ? [new Error('failed')] : []), '/seminar/', options),
  );
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const bar = () => document.querySelector('[aria-hidden="true"]');

it('shows and announces that the next page is being loaded', () => {
  emit('routeChangeStart');
  wait(399);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(TEXT);
  emit('routeChangeComplete');
  expect(bar()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows nothing for a page that arrives soon, and for a change of the address alone', () => {
  emit('routeChangeStart');
  emit('routeChangeComplete');
  emit('routeChangeStart', { shallow: true });
  wait(10_000);
  expect(bar()).toBeNull();
});

it('ends when the page cannot be loaded, and stays for the page that replaces it', () => {
  emit('routeChangeStart');
  wait(400);
  emit('routeChangeError');
  expect(bar()).toBeNull();
  emit('routeChangeStart');
  wait(400);
  expect(bar()).toBeInTheDocument();
});
