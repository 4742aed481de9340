import { http } from 'msw';
import { expect } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import type { Site } from '../screen';

/** A write of the client: its operation and path, and the user actions that trigger it. */
export interface WriteCase {
  call: string;
  /** The path below /api/v3/public, as MSW matches it. */
  path: string;
  /** Performs the write on the screen, and waits for the success message and the new data. */
  run: () => Promise<unknown>;
  /** Replaces the API for this write, when jsdom cannot send what a browser does. */
  answer?: Site['answer'];
}

/**
 * Runs a write. Fails unless the write was sent exactly once and no error was shown.
 * @param reply replaces the reply to the write after the API has processed it
 */
export async function runWrite(
  site: Site,
  { path, run, answer = site.answer }: WriteCase,
  reply?: () => Response,
): Promise<void> {
  const sent: string[] = [];
  const replace = async ({ request }: { request: Request }) => {
    // Returning undefined passes reads on the same path to the site's own handler.
    if (request.method === 'GET') return undefined;
    const real = await answer(request);
    sent.push(`${request.method} ${real.status}`);
    return real.ok && reply ? reply() : real;
  };
  site.use(http.all(`*/api/v3/public${path}`, replace));
  const failures: string[] = [];
  const stop = useToastStore.subscribe(({ visible, type, message }) => {
    if (visible && type === 'error') failures.push(message);
  });
  await run().finally(stop);
  expect(sent).toEqual([expect.stringMatching(/^(POST|PATCH|DELETE) 20\d$/)]);
  expect(failures).toEqual([]);
}
