import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import type { Site } from './screen';

type Reply = () => Response;

/** Replies by which a write may be answered that has succeeded; none of them is what the reference API sends. */
export const ODD_REPLIES: [string, Reply][] = [
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['{"status":"ok"}', () => HttpResponse.json({ status: 'ok' })],
  ['an id alone', () => HttpResponse.json(7)],
  ['an empty HTML page', () => new HttpResponse('', { headers: { 'Content-Type': 'text/html' } })],
];

/** A write of the client: the path by which it is called, and what a person does and then sees. */
export interface OddWrite {
  call: string;
  /** Below /api/v3/public, as MSW matches it. */
  path: string;
  /** Does it on the screen, and waits for what tells of its success. */
  run: () => Promise<unknown>;
  /** Does it in place of the API, where jsdom cannot send what a browser would. */
  answer?: Site['answer'];
}

/**
 * Runs a write whose reply is replaced once the API has done it. Fails unless it was sent exactly once and nothing
 * was told to have failed.
 */
export async function runWithReply(
  site: Site,
  { path, run, answer = site.answer }: OddWrite,
  reply: Reply,
): Promise<void> {
  const sent: string[] = [];
  const replace = async ({ request }: { request: Request }) => {
    // Reads below the same path go on to the handler of the site.
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
