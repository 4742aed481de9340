// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRouteFailures } from '@/hooks/errors/route-failures';
import { useToastStore } from '@/stores/toast-store';

const events = mitt();
const router = { asPath: '/privacy', events } as unknown as NextRouter;
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContext value={router}>{children}</RouterContext>
);

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  useToastStore.getState().hide();
});

it.each([
  ['after its effects were loaded', false],
  ['while its effects are still loading', true],
])('a Back without a connection %s stays on the page with its own address', async (_title, isEarly) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/privacy');
  const goBack = () => window.history.replaceState(null, '', '/terms');
  if (isEarly) goBack();
  renderHook(() => useRouteFailures(), { wrapper });
  if (!isEarly) goBack();
  expect(() => events.emit('routeChangeError', new Error('Failed to load'), '/terms')).toThrow();
  expect(window.location.pathname).toBe('/privacy');
  await waitFor(() => expect(useToastStore.getState().message).toContain('ページを開けませんでした。'));
});

it('a Back before the next page has been rendered stays on that page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/privacy');
  renderHook(() => useRouteFailures(), { wrapper });
  // The router changes the address before React has rendered the page, and says afterwards that the change is complete.
  events.emit('beforeHistoryChange', '/operator');
  window.history.pushState(null, '', '/operator');
  window.history.replaceState(null, '', '/privacy');
  expect(() => events.emit('routeChangeError', new Error('Failed to load'), '/privacy')).toThrow();
  expect(window.location.pathname).toBe('/operator');
});
