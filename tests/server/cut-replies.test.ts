import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { handleMediaRequest } from '@/gateway/forward';
import { handleApiRequest } from '@/gateway/request-handler';
import { changedEnv, restoreEnv } from '../setup/changed-env';
import { setUpForwarding } from '../setup/forwarding';

const api = setUpForwarding();
const PRINTS = ['error', 'info'] as const;
let prints: MockInstance[];

beforeEach(() => {
  Object.assign(changedEnv, { API_ORIGIN: api.origin, API_MEDIA_PATH: '/media/' });
  prints = PRINTS.map((name) => vi.spyOn(console, name).mockReturnValue());
});
afterEach(() => {
  restoreEnv();
  vi.restoreAllMocks();
});

test.each([
  ['call', '/api/v3/public/vacancies/', handleApiRequest],
  ['picture', '/media/photo.jpg', handleMediaRequest],
])(
  'a reply to a %s that the API cuts is cut for the client too, and printed nowhere',
  async (_what, path, handle) => {
    let cut = () => undefined as unknown;
    api.respond((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).write('half');
      cut = () => response.socket?.destroy();
    });
    const site = createServer(getRequestListener(handle, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const reply = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);
    cut();
    await expect(reply.text()).rejects.toThrow();
    await pause(50);
    site.close();
    expect(reply.status).toBe(200);
    for (const print of prints) expect(print).not.toHaveBeenCalled();
  },
);
