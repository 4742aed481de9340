// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRuntime } from '@/gateway/runtime';
import { importColumn } from '@/server/columns/import';
import { createTestApi, type TestApi } from '@/tests/setup/api';
import type { Cookies } from '@/tests/setup/browser-cookies';
import { countReachable, timersLeftBy } from '@/tests/setup/lifetimes';
import { closeResponse, loadPageAt, toPath } from '@/tests/setup/page-loader';
import { buildColumn, createOpenSeminar, insertVacancySamples } from '@/tests/setup/samples';
import { renderOnServer } from '@/tests/setup/server-render';

/** Every QueryClient that is created for the request under test, and every response object. */
const clients = vi.hoisted((): WeakRef<object>[] => []);
const responses: WeakRef<object>[] = [];
const trackResponse = (res: object) => responses.push(new WeakRef(res));
vi.mock(import('@/api/client'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createQueryClient: (...options) => {
      const client = original.createQueryClient(...options);
      clients.push(new WeakRef(client));
      return client;
    },
  };
});

/** These paths are served by getServerSideProps directly, without React. */
const FILES = /\.(xml|txt|ics|webmanifest)$/;

let api: TestApi;
let memberCookies: Cookies;
let ids: Record<'column' | 'seminar' | 'vacancy', number>;
const answerByApi = async (request: Request) => api.app.fetch(request);

beforeAll(async () => {
  api = await createTestApi();
  const [vacancy = 0] = await insertVacancySamples(api.db, [{}]);
  const { id: column } = await importColumn(api.db, buildColumn());
  ids = { vacancy, column, seminar: await createOpenSeminar(api.db) };
  const agent = await api.logInAs(await api.createMember({ invoiceState: '3' }));
  memberCookies = new Map(agent.cookies);
});
beforeEach(() => {
  clients.length = 0;
  responses.length = 0;
  setRuntime({
    fetch: answerByApi,
    openPageReads: api.openPageReads,
    stop: async () => undefined,
    banner: [],
  });
});
afterAll(async () => {
  setRuntime(undefined);
  await api.drop();
});

/** Handles one request completely, until its response is closed. @returns the HTTP status */
async function handleRequest(path: string, cookies: Cookies = new Map()): Promise<number> {
  const page = await loadPageAt(path, new Map(cookies), trackResponse);
  if (page.res.writableEnded) expect(path).toMatch(FILES);
  else expect(await renderOnServer(page)).toContain('<');
  closeResponse(page.res);
  return page.status;
}

/**
 * Asserts that `work` created a QueryClient, and that its timers, clients and responses have been released.
 */
async function expectNothingLeft(work: () => Promise<unknown>) {
  expect(await timersLeftBy(work)).toEqual([]);
  expect(clients.length).toBeGreaterThan(0);
  expect(responses.length).toBeGreaterThan(0);
  // Together, because each garbage collection takes a tenth of a second.
  expect(await countReachable([...clients, ...responses])).toBe(0);
}

describe('a closed response leaves no timer, QueryClient or response object behind', () => {
  // A page whose calls all succeed starts no timer of its own. That shows in the failures below.
  it.each(['/', '/vacancy/[id]', '/auth/login'])('%s for a visitor', async (pathname) => {
    await expectNothingLeft(() => handleRequest(toPath(pathname, ids)));
  });

  it.each(['/vacancy', '/vacancy/[id]/entry', '/mypage'])('%s for a member', async (pathname) => {
    await expectNothingLeft(() => handleRequest(toPath(pathname, ids), memberCookies));
  });

  it.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/vacancy/feed.xml', '/seminar/feed.ics'])(
    '%s, which uses no QueryClient',
    async (path) => {
      expect(await timersLeftBy(() => handleRequest(path))).toEqual([]);
      expect(clients).toHaveLength(0);
    },
  );

  it.each(['/column/999999/', '/column/tag/999/', '/vacancy/999999/', '/seminar/999999/', '/vacancy/x/'])(
    '%s, which does not exist',
    async (path) => {
      await expectNothingLeft(async () => expect(await handleRequest(path)).toBe(404));
    },
  );

  const abortedResponse = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new Error('terminated')) }));
  describe.each([
    ['is unavailable', () => Response.json({ error: '障害' }, { status: 503 })],
    ['aborts its responses', abortedResponse],
  ])('page with status 503 while the API %s', (_name, respond) => {
    it.each(['/', '/column', '/vacancy', '/seminar'])('%s', async (path) => {
      setRuntime({ fetch: async () => respond(), stop: async () => undefined, banner: [] });
      await expectNothingLeft(async () => expect(await handleRequest(path)).toBe(503));
    });
  });

  it.each(['/', '/column', '/vacancy', '/mypage/'])(
    '%s aborts its API requests when the visitor disconnects before they have finished',
    async (path) => {
      let started = 0;
      let aborted = 0;
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      let endPage = () => {};
      const pageEnd = new Promise<void>((resolve) => {
        endPage = resolve;
      });
      const fetch = async ({ url, signal }: Request) => {
        // The figures of the home page are read for all visitors, so they outlive the one who asked first.
        if (url.includes('vacancy_page_size=100'))
          return Response.json({ count: 0, next: null, previous: null, results: [] });
        // So are the columns. They arrive only after the end of the page, because the visitor waits for them no longer.
        if (/\/(?:columns|tags)\/$/.test(url)) return pageEnd.then(() => Response.json([]));
        return new Promise<Response>((_resolve, reject) => {
          started += 1;
          begin();
          signal.addEventListener('abort', () => {
            aborted += 1;
            reject(signal.reason);
          });
        });
      };
      setRuntime({ fetch, stop: async () => undefined, banner: [] });
      await expectNothingLeft(async () => {
        await loadPageAt(path, new Map(memberCookies), (res) => {
          trackResponse(res);
          void begun.then(() => setTimeout(() => closeResponse(res), 100));
        });
        endPage();
      });
      expect(started).toBeGreaterThan(0);
      expect(aborted).toBe(started);
    },
  );
});
