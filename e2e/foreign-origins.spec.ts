import type { BrowserContext, Page } from '@playwright/test';
import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';
import { API_PREFIX } from '@/lib/api-path';
import { createApiClient } from './setup/api-client';
import { type Attempt, attack, startForeignPage } from './setup/foreign-page';
import { createMember, PASSWORD, startSessionOfNewMember } from './setup/members';
import { modes } from './setup/modes';
import { expect, test } from './setup/test';

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
