// @vitest-environment node
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { setRuntime } from '@/lib/api-runtime';
import { closeResponse, loadPageAt } from '@/tests/setup/page-loader';

afterEach(() => setRuntime(undefined));

it('pages that wait for the same failing API continue in different turns of the event loop', async () => {
  let fail = () => {};
  const failure = new Promise<Response>((_resolve, reject) => {
    fail = () => reject(new Error('the API was stopped'));
  });
  let calls = 0;
  setRuntime({
    fetch: () => {
      calls += 1;
      return failure;
    },
    stop: async () => undefined,
    banner: [],
  });
  const cookies = new Map([['sessionid', 'x']]);
  // The code of the page is loaded before, because that takes turns as well.
  await import('@/pages/seminar/[id]');

  let turn = 0;
  const turns: number[] = [];
  const pages = Array.from({ length: 8 }, async (_, index) => {
    const page = await loadPageAt(`/seminar/${index + 1}/`, cookies);
    turns.push(turn);
    closeResponse(page.res);
  });
  while (calls < pages.length) await nextTurn();
  fail();
  while (turns.length < pages.length) {
    await nextTurn();
    turn += 1;
  }
  await Promise.all(pages);
  expect(new Set(turns).size).toBe(pages.length);
});
