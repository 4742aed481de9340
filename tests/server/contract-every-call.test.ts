import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { type Agent, createAgent, jsonOf } from '@/tests/setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '@/tests/setup/api';
import type { JsonSchema } from '@/tests/setup/arbitraries';
import { type ContractOperation, readContract } from '@/tests/setup/contract';
import { assertMatchesContract } from '@/tests/setup/contract-check';
import { createMemberFixture, type MemberFixture } from '@/tests/setup/fixtures';
import { EXHAUSTED_LIMITS, GENEROUS_LIMITS } from '@/tests/setup/rate-limits';

// Each test calls every operation of the API, which is slow when other tests run at the same time.
vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
let operations: ContractOperation[];
let fixture: MemberFixture;
let resolve: (shape: JsonSchema) => JsonSchema;
beforeAll(async () => {
  api = await createTestApi({ rateLimits: GENEROUS_LIMITS });
  const contract = await readContract(api);
  operations = contract.operations;
  resolve = (shape) => {
    const name = shape.$ref?.split('/').at(-1) ?? '';
    return shape.$ref ? ((contract.document.components?.schemas?.[name] ?? {}) as JsonSchema) : shape;
  };
  fixture = await createMemberFixture(api);
});
afterAll(() => api.drop());

const isRead = ({ method }: ContractOperation) => method === 'get';

/** The JSON schema of a call's body; undefined for calls without one, and for forms with files. */
function bodySchema({ operation }: ContractOperation): JsonSchema | undefined {
  const body = operation.requestBody;
  const shape = body && 'content' in body ? body.content['application/json']?.schema : undefined;
  return shape && resolve(shape as JsonSchema);
}

const schemaFields = (shape: JsonSchema): Record<string, JsonSchema> =>
  Object.assign({}, shape.properties, ...(shape.allOf ?? []).map((part) => schemaFields(resolve(part))));

const isBoolean = (shape: JsonSchema): boolean =>
  [shape.type].flat().includes('boolean') || (shape.anyOf ?? []).some((part) => isBoolean(resolve(part)));

/** Returns a body with every field, each with a value of a wrong type. */
const buildInvalidBody = (shape: JsonSchema) =>
  Object.fromEntries(
    Object.entries(schemaFields(shape)).map(([name, field]) => [
      name,
      isBoolean(resolve(field)) ? 'x' : false,
    ]),
  );

/** Sends a request as the client does, with a form for the profile image. */
function send(
  browser: Agent,
  { method, name }: ContractOperation,
  path: string,
  body?: unknown,
): Promise<Response> {
  if (method === 'get') return browser.get(path);
  const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
  if (name === 'POST /members/{memberId}/profile-image/') {
    const form = new FormData();
    form.append('image', new Blob(['no picture']));
    return browser.send('POST', path, { headers: token, body: form });
  }
  return browser.send(method.toUpperCase(), path, {
    headers: { ...token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The calls of spec §7, in its order. Columns and tags are also served below a doubled `public/`. */
const SPEC_CALLS =
  `GET /members/me/, POST /members/, PATCH /members/{memberId}/, PATCH /members/{memberId}/withdraw/,
  PATCH /career-education/{memberId}/, POST /login/, POST /login/google/, POST /logout/, POST /agree-terms/,
  POST /set-password/, POST /change-password/, POST /change-email/, GET /change-email/, PATCH /change-email/,
  POST /reset-google/, POST /issue-password-token/, POST /update-password/, POST /skill-category-informations/,
  PATCH /skill-category-informations/{id}/, POST /address-from-zip/, GET /check-invoice-number/{number}/,
  GET /certification-choices/, GET /hope-workstyle-choices/, GET /withdraw-reason-choices/,
  GET /current-workstyle-choices/, GET /region-choices/, GET /categories/, GET /skills/, GET /abilities/,
  GET /public/columns/, GET /columns/, GET /public/tags/, GET /tags/, GET /vacancies/{id}/, GET /vacancies/,
  GET /vacancy-summaries/, GET /vacancy-applications/, POST /vacancy-applications/,
  PATCH /vacancy-applications/{id}/reapplication/, POST /vacancy-applications/{id}/cancel/, GET /vacancy-applied/,
  GET /vacancy-applied-summaries/, GET /seminars/, GET /seminar-summaries/, POST /applications/,
  POST /applications/{id}/cancel/, PATCH /applications/{id}/reapplication/, GET /applications/, GET /applied/,
  GET /seminar-applied-summaries/`.split(/,\s*/);

/** The specification has a picture but no call for it (decision 0020). */
const ADDITIONAL_CALLS = [
  'POST /members/{memberId}/profile-image/',
  'DELETE /members/{memberId}/profile-image/',
  'GET /members/{memberId}/profile-images/{file}',
];

test('the document contains every call of the specification and three additional ones', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    [...SPEC_CALLS, ...ADDITIONAL_CALLS].toSorted(),
  );
});

/** Logs a new member in and returns a browser that sends the session to another app on the same database. */
async function logInNewMemberTo(app: ReturnType<typeof createApp>) {
  const { id, email, password } = await api.createMember();
  const agent = createAgent((request) => app.fetch(request), assertMatchesContract);
  for (const [name, value] of (await api.logInAs({ id, email, password })).cookies)
    agent.cookies.set(name, value);
  return { agent, memberId: id };
}

describe('every operation', () => {
  test('with a body returns 400 with a Japanese message for each invalid field', async () => {
    const browser = await api.logInAs(fixture.member);
    const checked: string[] = [];
    for (const described of operations) {
      const shape = bodySchema(described);
      if (!shape) continue;
      const response = await send(
        browser,
        described,
        fixture.pathOf(described.name),
        buildInvalidBody(shape),
      );
      const { error, code, detail: _, ...fields } = await jsonOf(response);
      const told = { status: response.status, code, error, fields: Object.keys(fields) };
      expect([described.name, told]).toEqual([
        described.name,
        {
          ...{ status: 400, code: 'invalid', error: expect.stringMatching(/[ぁ-ん]/) },
          fields: expect.arrayContaining(Object.keys(schemaFields(shape))),
        },
      ]);
      for (const messages of Object.values(fields)) {
        expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(/.+/)]));
        expect(String(messages)).not.toMatch(/Invalid input|Invalid option|expected/);
      }
      checked.push(described.name);
    }
    expect(checked.length).toBeGreaterThan(15);
  });

  test('for members returns 403 with the `detail` of Django and `error` to anonymous clients', async () => {
    const browser = api.agent();
    await browser.get('/categories/');
    for (const described of operations) {
      if (!described.operation.security?.some((needs) => 'session' in needs)) continue;
      const response = await send(
        browser,
        described,
        fixture.pathOf(described.name),
        fixture.bodyOf(described.name),
      );
      expect([described.name, response.status, await jsonOf(response)]).toEqual([
        described.name,
        403,
        {
          detail: 'Authentication credentials were not provided.',
          ...{ error: 'ログインしてください。', code: 'not_authenticated' },
        },
      ]);
    }
  });

  test('about a member or a record rejects another member and changes nothing', async () => {
    const other = await api.logInAs(await api.createMember());
    const before = await (await fixture.browser.get('/members/me/')).text();
    const asked: string[] = [];
    for (const described of operations) {
      const isTheirs = /\{memberId\}|applications\/\{id\}|informations\/\{id\}/.test(described.path);
      if (!isTheirs) continue;
      const response = await send(
        other,
        described,
        fixture.pathOf(described.name),
        fixture.bodyOf(described.name),
      );
      expect([described.name, response.status]).toEqual([
        described.name,
        described.path.includes('{memberId}') ? 403 : 404,
      ]);
      asked.push(described.name);
    }
    expect(asked).toHaveLength(11);
    expect(await (await fixture.browser.get('/members/me/')).text()).toBe(before);
    for (const path of ['/vacancy-applications/', '/applications/'])
      expect(await jsonOf(await fixture.browser.get(path))).toMatchObject([{ status: 'applied' }]);
  });

  test('with a rate limit, and no other one, returns 429 with Retry-After when the limit is exceeded', async () => {
    const { db, pool } = api;
    const exhaustedApp = createApp({
      db,
      pool,
      siteOrigin: SITE_ORIGIN,
      trustProxy: 0,
      hasDevInbox: true,
      rateLimits: EXHAUSTED_LIMITS,
    });
    const limited: string[] = [];
    let browser = await logInNewMemberTo(exhaustedApp);
    for (const described of operations) {
      const path = fixture.pathOf(described.name).replace(`/${fixture.member.id}/`, `/${browser.memberId}/`);
      const response = await send(browser.agent, described, path, fixture.bodyOf(described.name));
      const { name } = described;
      if (response.status !== 429) {
        // The write may have ended the session.
        if (!isRead(described)) browser = await logInNewMemberTo(exhaustedApp);
        continue;
      }
      limited.push(name);
      expect([name, Number(response.headers.get('retry-after'))]).toEqual([
        name,
        expect.toSatisfy((n) => n >= 1),
      ]);
      expect([name, await jsonOf(response)]).toEqual([
        name,
        {
          ...{ code: 'throttled', error: expect.stringMatching(/[ぁ-ん].*分ほど/) },
          detail: expect.stringMatching(/^Request was throttled\. Expected available in \d+ seconds\.$/),
        },
      ]);
    }
    const declared = operations
      .filter(({ operation }) => operation.responses?.['429'])
      .map(({ name }) => name);
    expect(limited).toEqual(declared);
    expect(limited).toEqual(
      expect.arrayContaining(['POST /address-from-zip/', 'POST /applications/', ADDITIONAL_CALLS[0]]),
    );
  });

  test('that reads sets an ETag and private caching, and returns 304 on the second request', async () => {
    const reads = operations.filter(isRead);
    for (const { name } of reads) {
      const first = await fixture.browser.get(fixture.pathOf(name));
      const cache = first.headers.get('cache-control') ?? '';
      expect([name, first.status, cache]).toEqual([name, 200, expect.stringMatching(/^private, /)]);
      const tag = first.headers.get('etag') ?? '';
      expect([name, tag]).toEqual([name, expect.stringMatching(/^(W\/)?".+"$/)]);
      const again = await fixture.browser.get(fixture.pathOf(name), { 'if-none-match': tag });
      expect([name, again.status, await again.text()]).toEqual([name, 304, '']);
      expect(again.headers.get('etag')).toBe(tag);
    }
    expect(reads.length).toBeGreaterThan(25);
  });
});
