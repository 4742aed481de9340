import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/urls';
import { createMember, PASSWORD, startSessionOfNewMember } from '../setup/members';
import { modes } from '../setup/modes';
import { createApiClient } from '../setup/requests';
import { expect, test } from '../setup/test';

/** A request that a page of another origin tries in every way that browsers know. */
interface Attempt {
  method: string;
  url: string;
  /** JSON; undefined for a call without a body. */
  body?: string | undefined;
  /** What the page knows of the token. Cookies are shared between the ports of a host. */
  token: string;
}

/**
 * Serves an empty page at another port, without any policy. @returns its port, and a function that stops it. The page is at
 * every name of this machine.
 */
async function startForeignPage(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Another site</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Runs in the page: sends the request with fetch, as a beacon and with forms. */
async function attack(attempts: Attempt[]): Promise<string[]> {
  /** Status of a fetch whose response the page can read; a page of another origin reads none. */
  const readable: string[] = [];
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
  const send = async ({ url, method, body, token }: Attempt, mode: RequestMode, type: string) => {
    const headers: Record<string, string> = { 'Content-Type': type };
    if (mode === 'cors' && type === 'application/json') headers['X-CSRFToken'] = token;
    const init: RequestInit = { method, mode, credentials: 'include', headers, ...(body && { body }) };
    // The browser itself refuses most of these requests.
    const response = await fetch(url, init).catch(() => null);
    if (response && response.type !== 'opaque') readable.push(`${method} ${url} ${response.status}`);
  };
  const submit = ({ url, method, body = '', token }: Attempt, enctype: string) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame-${document.querySelectorAll('iframe').length}`;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, target: frame.name, enctype });
      const fields: Record<string, string> =
        enctype === 'text/plain'
          ? { [`${body.slice(0, -1)}, "ignored": "`]: '"}' }
          : {
              ...(body && JSON.parse(body)),
              csrfmiddlewaretoken: token,
              'X-CSRFToken': token,
              _method: method,
            };
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value: String(value) });
        form.append(input);
      }
      document.body.append(frame, form);
      frame.addEventListener('load', resolve);
      form.submit();
      setTimeout(resolve, 2_000);
    });
  for (const attempt of attempts) {
    for (const type of types)
      for (const mode of ['cors', 'no-cors'] as const) await send(attempt, mode, type);
    navigator.sendBeacon(attempt.url, attempt.body ?? '');
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      await submit(attempt, enctype);
  }
  return readable;
}

const api = modes.embedded.origin + API_PREFIX;

/** Bodies with which the member's own page would succeed. The other writes are sent with an empty object. */
const bodies = (email: string, attacker: string): Record<string, object> => ({
  'post /login/': { email: attacker, password: PASSWORD },
  'post /members/': { email: `new.${email}` },
  'post /issue-password-token/': { email },
  'post /change-password/': { current_password: PASSWORD, new_password: `${PASSWORD}-changed` },
  'post /change-email/': { email: `changed.${email}`, password: PASSWORD },
  'post /skill-category-informations/': { formData: { skills: [], abilities: [1] } },
  'post /vacancy-applications/': { vacancy: 1, start_timing: 'immediately', message: 'あ'.repeat(200) },
  'post /applications/': { seminar: 1 },
  'patch /members/{memberId}/': { receive: { allow_news: true } },
  'patch /members/{memberId}/withdraw/': { reasons: ['busy'], password: PASSWORD },
  'patch /career-education/{memberId}/': { careers: [], educations: [] },
});

/** Returns every write of the contract, with the member's own id in the path. */
async function listWrites(
  context: BrowserContext,
  id: number,
  token: string,
  email: string,
  attacker: string,
) {
  const { paths } = await (await context.request.get(`${api}/openapi.json`)).json();
  return Object.entries(paths as Record<string, Record<string, { requestBody?: object }>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => /^(post|put|patch|delete)$/.test(method))
        .map(([method, { requestBody }]): Attempt => {
          const body = bodies(email, attacker)[`${method} ${path}`] ?? (requestBody && {});
          const url = api + path.replace('{memberId}', String(id)).replace(/\{\w+\}/g, '1');
          return { method: method.toUpperCase(), url, body: body && JSON.stringify(body), token };
        }),
  );
}

/** Collects the responses to writes that reached the API. */
function collectResponses(page: Page): { name: string; status: number }[] {
  const responses: { name: string; status: number }[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    if (!response.url().startsWith(api) || method === 'GET' || method === 'OPTIONS') return;
    responses.push({ name: `${method} ${response.url()}`, status: response.status() });
  });
  return responses;
}

// The first is another site. The second is the same site with the cookies of this one, whose token its scripts can read.
for (const host of ['127.0.0.1', 'localhost'])
  test(`no write of a page at another port of ${host} is done`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext();
    const foreign = await startForeignPage();
    const { id, email } = await startSessionOfNewMember(context);
    const attacker = await createMember();
    const own = await context.newPage();
    await own.goto(`${modes.embedded.origin}/mypage/`);
    const read = async (path: string) => (await context.request.get(`${api}${path}`)).json();
    const cookies = async () => {
      const values = new Map((await context.cookies(api)).map(({ name, value }) => [name, value]));
      return [values.get(SESSION_COOKIE), values.get(CSRF_COOKIE)];
    };
    const before = [await read('/personal-data/'), await cookies()];

    const page = await context.newPage();
    const answers = collectResponses(page);
    await page.goto(`http://${host}:${foreign.port}/`);
    const known = await page.evaluate(() => /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    expect(Boolean(known)).toBe(host === 'localhost');
    const writes = await listWrites(context, id, known, email, attacker.email);
    expect(writes.length).toBeGreaterThan(25);
    expect(await page.evaluate(attack, writes)).toEqual([]);

    await test.step('every one that arrived was refused', async () => {
      expect(answers.length).toBeGreaterThan(writes.length);
      expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
    });

    await test.step('a whole page that is sent as a form is refused too', async () => {
      for (const path of ['/logout/', '/login/']) {
        await page.goto(`http://${host}:${foreign.port}/`);
        await page.evaluate((action) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'post', action });
          document.body.append(form);
          form.submit();
        }, api + path);
        await expect(page.getByText('csrf_failed')).toBeVisible();
      }
    });

    await test.step('nothing is stored, sent or set, and the own page still works', async () => {
      expect([await read('/personal-data/'), await cookies()]).toEqual(before);
      for (const to of [email, attacker.email, `new.${email}`, `changed.${email}`])
        expect(
          (
            await (
              await context.request.get(`${modes.embedded.origin}/dev/mail.json`, { params: { to } })
            ).json()
          ).results,
        ).toEqual([]);
      const client = createApiClient(context, modes.embedded.origin);
      const changed = await client.send('PATCH', `/members/${id}/`, { receive: { allow_news: true } });
      expect(changed.status()).toBe(200);
      expect(await read('/personal-data/')).not.toEqual(before[0]);
    });
    foreign.stop();
    await context.close();
  });
