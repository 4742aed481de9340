import type { Page } from '@playwright/test';

/** Counts the writes from now on to paths that contain `call`. @returns a function that returns their number */
export function countWrites(page: Page, call: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(call)) count += 1;
  });
  return () => count;
}
