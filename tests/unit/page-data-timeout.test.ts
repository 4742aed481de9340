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

it('fails like a lost connection when no response has begun after 15 s', async () => {
  vi.useFakeTimers();
  answer.mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const unlimit = limitPageData();
  const outcome = window.fetch('/_next/data/build/vacancy.json').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toEqual(new TypeError('Failed to fetch'));
  unlimit();
  vi.useRealTimers();
});

it('keeps another error of the request', async () => {
  const error = new Error('blocked');
  answer.mockRejectedValue(error);
  const unlimit = limitPageData();
  await expect(window.fetch('/_next/data/build/vacancy.json')).rejects.toBe(error);
  unlimit();
});

it('leaves a function alone that another program has set since', () => {
  const unlimit = limitPageData();
  const other = vi.fn<typeof fetch>();
  window.fetch = other;
  unlimit();
  expect(window.fetch).toBe(other);
});
