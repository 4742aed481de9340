import { expect, it } from 'vitest';
import { ResponseTooLongError, readLimited } from '@/lib/read-limited';

const read = (text: string) => readLimited(new Response(text), 4, new AbortController().signal);

it('reads a body that is as long as allowed, and none that is longer', async () => {
  expect((await read('1234')).toString()).toBe('1234');
  expect((await readLimited(new Response(null), 4, new AbortController().signal)).length).toBe(0);
  await expect(read('12345')).rejects.toThrow(ResponseTooLongError);
});
