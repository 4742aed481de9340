import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { expect, it, vi } from 'vitest';
import { createMemberPageLoader } from '@/api/pages/load-page';
import { loadVacancyPage } from '@/api/pages/vacancy-pages';
import { setUpForwarding } from '@/tests/setup/forwarding';

// The one line that an operator edits whose API has another name for the member.
vi.mock('@/schemas/member-fields', async (original) => ({ ...(await original<object>()), MEMBER: 'me' }));

const api = setUpForwarding();

function contextOf(url: string, { id, cookie }: { id?: string; cookie?: string } = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, headers: cookie ? { cookie } : {} });
  const params = id === undefined ? {} : { id };
  const context = { req, res: new ServerResponse(req), params, query: {}, resolvedUrl: url };
  return context as unknown as GetServerSidePropsContext;
}

it('a page that has its data does not wait for a call that comes after it', async () => {
  const calls: string[] = [];
  api.respond((request, response) => {
    calls.push(request.url ?? '');
    // The list of similar vacancies never comes.
    if (request.url?.startsWith('/api/v3/public/vacancies/7/'))
      response.end(
        JSON.stringify({ id: 7, title: '決算', status: 'open', categories: [{ id: 1, name: '決算' }] }),
      );
  });
  const startedAt = performance.now();
  const context = contextOf('/vacancy/7/', { id: '7' });
  expect(await loadVacancyPage(context)).toMatchObject({ props: { vacancyId: 7, isApiUnavailable: false } });
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(calls.some((url) => url.startsWith('/api/v3/public/vacancies/?'))).toBe(true);
  // The browser fetches the list, so the page is not kept for others.
  expect(String(context.res.getHeader('Cache-Control'))).toContain('private');
  context.res.emit('close');
});

it('a member page leads a visitor to the login when the API says, by its own name, that there is no member', async () => {
  api.respond((_request, response) => response.end('{"me":null}'));
  const load = createMemberPageLoader({});
  expect(await load(contextOf('/mypage/', { cookie: 'sessionid=old' }))).toEqual({
    redirect: { destination: '/auth/login/?redirect=%2Fmypage%2F', permanent: false },
  });
});
