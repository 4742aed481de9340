import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import type { Site } from './screen';

type Reply = () => Response;

/** Responses to a successful write that the reference API never sends, but other implementations may. */
export const UNEXPECTED_REPLIES: [string, Reply][] = [
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['{"status":"ok"}', () => HttpResponse.json({ status: 'ok' })],
  ['an id alone', () => HttpResponse.json(7)],
  ['an empty HTML page', () => new HttpResponse('', { headers: { 'Content-Type': 'text/html' } })],
];

/** A write of the client: its operation and path, and the user actions that trigger it. */
export interface WriteCase {
  call: string;
  /** The path below /api/v3/public, as MSW matches it. */
  path: string;
  /** Performs the write on the screen and waits for the success message. */
  run: () => Promise<unknown>;
  /** Replaces the API for this write, when jsdom cannot send what a browser does. */
  answer?: Site['answer'];
}

/**
 * Runs a write and replaces its response after the API has processed it. Fails unless the write was sent exactly once
 * and no error was shown.
 */
export async function runWithReply(
  site: Site,
  { path, run, answer = site.answer }: WriteCase,
  reply: Reply,
): Promise<void> {
  const sent: string[] = [];
  const replace = async ({ request }: { request: Request }) => {
    // Returning undefined passes reads on the same path to the site's own handler.
    if (request.method === 'GET') return undefined;
    const real = await answer(request.clone());
    sent.push(`${request.method} ${real.status}`);
    return real.ok ? reply() : real;
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
