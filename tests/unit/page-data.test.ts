// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interceptPageData } from '@/hooks/navigation/page-data';

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
  const stop = interceptPageData((send) => send());
  await window.fetch('/_next/data/build/vacancy.json', { headers: { purpose: 'navigation' } });
  expect(answer).toHaveBeenLastCalledWith(expect.anything(), {
    headers: { purpose: 'navigation' },
    signal: expect.any(AbortSignal),
  });
  await window.fetch('/api/v3/public/vacancies/', { method: 'POST' });
  expect(answer).toHaveBeenLastCalledWith('/api/v3/public/vacancies/', { method: 'POST' });
  stop();
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
  const stop = interceptPageData((send) => send());
  const outcome = window.fetch('/_next/data/build/vacancy.json').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toEqual(new TypeError('Failed to fetch'));
  stop();
  vi.useRealTimers();
});

it('keeps another error of the request', async () => {
  const error = new Error('blocked');
  answer.mockRejectedValue(error);
  const stop = interceptPageData((send) => send());
  await expect(window.fetch('/_next/data/build/vacancy.json')).rejects.toBe(error);
  stop();
});

it('lets the function answer instead of the server', async () => {
  const stop = interceptPageData(async () => new Response('kept'));
  expect(await (await window.fetch('/_next/data/build/vacancy.json')).text()).toBe('kept');
  expect(answer).not.toHaveBeenCalled();
  stop();
});

it('leaves a function alone that another program has set since', () => {
  const stop = interceptPageData((send) => send());
  const other = vi.fn<typeof fetch>();
  window.fetch = other;
  stop();
  expect(window.fetch).toBe(other);
});
