import { expect, it, vi } from 'vitest';
import { browserHttp } from '@/api/transport/http-client';
import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';

const script = vi.hoisted(() => ({ isMissing: true }));
vi.mock('@/api/transport/browser-http', () => {
  if (script.isMissing) throw new Error('Failed to load chunk');
  return { createBrowserHttp: () => 'axios' };
});

it('reports a missing script as a request that was not sent, and loads it again for the next call', async () => {
  const thrown = await browserHttp().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiCallError);
  expect(thrown).toMatchObject({ kind: 'unavailable', status: 0 });
  expect(errorMessage(thrown)).toContain('通信状況');
  script.isMissing = false;
  expect(await browserHttp()).toBe('axios');
});
