// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { send } from '@/api/transport/send';

const answer = { status: 200 };
let received = 0;
const server = setupServer(
  http.all('*/api/v3/public/*', () => {
    received += 1;
    return HttpResponse.json({ id: received }, { status: answer.status });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'csrftoken=a';
  answer.status = 200;
  received = 0;
});

const apply = (id: number) => send('post', '/apply/', { body: { id } });
const upload = () => send('post', '/image/', { body: new FormData() });

it('two equal writes at once are sent once, and both callers get the reply', async () => {
  const replies = await Promise.all([apply(1), apply(1)]);
  expect(received).toBe(1);
  expect(replies.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 1 }]);
});

it('two equal writes at once fail together', async () => {
  answer.status = 500;
  const results = await Promise.allSettled([apply(1), apply(1)]);
  expect(received).toBe(1);
  expect(results.map((result) => (result as PromiseRejectedResult).reason.status)).toEqual([500, 500]);
});

it.each([
  ['writes with another body', () => [apply(1), apply(2)]],
  ['uploads', () => [upload(), upload()]],
])('%s are all sent', async (_what, start) => {
  await Promise.all(start());
  expect(received).toBe(2);
});

it('a write that follows the reply is sent again', async () => {
  await apply(1);
  await apply(1);
  expect(received).toBe(2);
});
