import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createQueryClient } from '@/api/client';
import { bindHttp } from '@/api/transport/http-client';
import { read } from '@/api/transport/read';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import { abilitiesReply } from '@/schemas/choice-fields';

const httpError = (status: number) => new ApiCallError(status >= 500 ? 'unavailable' : 'refused', { status });

const cases: [string, unknown, { isRetried: boolean }][] = [
  ['no response', new ApiCallError('unavailable'), { isRetried: true }],
  ['500', httpError(500), { isRetried: true }],
  ['503', httpError(503), { isRetried: true }],
  ['400', httpError(400), { isRetried: false }],
  ['403', httpError(403), { isRetried: false }],
  ['404', httpError(404), { isRetried: false }],
  ['429', httpError(429), { isRetried: false }],
  ['a response of another shape', new ApiCallError('unreadable', { status: 200 }), { isRetried: false }],
  ['a schema error', z.string().safeParse(7).error, { isRetried: false }],
  ['a defect', new TypeError('x is not a function'), { isRetried: false }],
];

describe('retries (spec §9, decision 0004)', () => {
  it.each(cases)('a query after %s', async (_what, thrown, { isRetried }) => {
    let calls = 0;
    const queryFn = () => {
      calls += 1;
      return Promise.reject(thrown);
    };
    const client = createQueryClient();
    // Unlike an observer, fetchQuery does not retry by default.
    const { retry } = client.getDefaultOptions().queries ?? {};
    await client.fetchQuery({ queryKey: ['data'], queryFn, retry, retryDelay: 0 }).catch(() => undefined);
    expect(calls).toBe(isRetried ? 4 : 1);
  });

  it.each(cases)('a write after %s', async (_what, thrown, { isRetried }) => {
    let calls = 0;
    const mutationFn = () => {
      calls += 1;
      return Promise.reject(thrown);
    };
    const observer = new MutationObserver(createQueryClient(), { mutationFn, retryDelay: 0 });
    await observer.mutate().catch(() => undefined);
    expect(calls).toBe(isRetried ? 3 : 1);
  });
});

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('a write is attempted at once and not repeated', async () => {
    onlineManager.setOnline(false);
    let calls = 0;
    const mutationFn = () => {
      calls += 1;
      return Promise.reject(new ApiCallError('unavailable'));
    };
    const observer = new MutationObserver(createQueryClient(), { mutationFn });
    await expect(observer.mutate()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(1);
  });
});

describe('read', () => {
  const replyWith = (data: unknown) => {
    const client = createQueryClient();
    bindHttp(client, { get: async () => ({ data }) });
    const signal = new AbortController().signal;
    return read({ client, signal, meta: undefined }, '/abilities/', abilitiesReply);
  };

  it('returns a response of the agreed shape', async () => {
    expect(await replyWith([{ id: 1, name: 'a' }])).toMatchObject({ results: [{ id: 1, name: 'a' }] });
  });

  it.each([[{ status: 'ok' }], [7], [''], [[1]]])(
    'reports %j as a response that cannot be used',
    async (data) => {
      const thrown = await replyWith(data).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(ApiCallError);
      expect(thrown).toMatchObject({ kind: 'unreadable', status: 200, error: undefined });
      expect(errorMessage(thrown)).toContain('予期しないサーバーエラー');
    },
  );
});
