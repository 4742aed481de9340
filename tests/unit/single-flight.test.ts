import axios, { type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { sendWritesOnce } from '@/api/transport/single-flight';

const isWrite = (method?: string) => method !== 'get';

function createHttp(status = 200) {
  const send = vi.fn(async (config: InternalAxiosRequestConfig) => {
    await new Promise((resolve) => setTimeout(resolve));
    const response = { data: { status }, status, statusText: '', headers: {}, config };
    if (status >= 400) throw new axios.AxiosError('failed', 'ERR', config, null, response);
    return response;
  });
  const http = axios.create({ adapter: send });
  sendWritesOnce(http, isWrite);
  return { http, send };
}

describe('two equal writes at once', () => {
  it('are sent once, and both callers get the reply', async () => {
    const { http, send } = createHttp();
    const replies = await Promise.all([http.post('/apply/', { id: 1 }), http.post('/apply/', { id: 1 })]);
    expect(send).toHaveBeenCalledOnce();
    expect(replies.map(({ data }) => data)).toEqual([{ status: 200 }, { status: 200 }]);
  });

  it('fail together, each with an error of its own', async () => {
    const { http, send } = createHttp(500);
    const results = await Promise.allSettled([http.post('/apply/', {}), http.post('/apply/', {})]);
    expect(send).toHaveBeenCalledOnce();
    const errors = results.map((result) => (result as PromiseRejectedResult).reason);
    expect(errors.map(({ response }) => response.status)).toEqual([500, 500]);
    expect(errors[0]).not.toBe(errors[1]);
  });
});

it.each([
  [
    'writes with another body',
    () => [['post', '/apply/', { id: 1 }] as const, ['post', '/apply/', { id: 2 }] as const],
  ],
  [
    'uploads',
    () => [['post', '/image/', new FormData()] as const, ['post', '/image/', new FormData()] as const],
  ],
  ['reads', () => [['get', '/me/', undefined] as const, ['get', '/me/', undefined] as const]],
])('%s are all sent', async (_what, calls) => {
  const { http, send } = createHttp();
  await Promise.all(calls().map(([method, url, data]) => http.request({ method, url, data })));
  expect(send).toHaveBeenCalledTimes(2);
});

it('a write that follows the reply is sent again', async () => {
  const { http, send } = createHttp();
  await http.post('/apply/', {});
  await http.post('/apply/', {});
  expect(send).toHaveBeenCalledTimes(2);
});
