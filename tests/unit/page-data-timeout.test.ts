// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitPageData } from '@/hooks/errors/page-data-timeout';

const originalFetch = window.fetch;
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset().mockResolvedValue(new Response());
  window.fetch = answer;
});
afterEach(() => {
  window.fetch = originalFetch;
});

it('gives the data of a page a timeout, and leaves other requests alone', async () => {
  const unlimit = limitPageData();
  await window.fetch('/_next/data/build/vacancy.json', { headers: { purpose: 'navigation' } });
  expect(answer).toHaveBeenLastCalledWith(expect.anything(), {
    headers: { purpose: 'navigation' },
    signal: expect.any(AbortSignal),
  });
  await window.fetch('/api/v3/public/vacancies/', { method: 'POST' });
  expect(answer).toHaveBeenLastCalledWith('/api/v3/public/vacancies/', { method: 'POST' });
  unlimit();
  expect(window.fetch).toBe(answer);
});

it('leaves a function alone that another program has set since', () => {
  const unlimit = limitPageData();
  const other = vi.fn<typeof fetch>();
  window.fetch = other;
  unlimit();
  expect(window.fetch).toBe(other);
});
