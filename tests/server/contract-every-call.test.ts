import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { type Agent, createAgent, jsonOf } from '@/tests/setup/agent';
import { createTestApi, SITE_ORIGIN, type TestApi } from '@/tests/setup/api';
import type { JsonSchema } from '@/tests/setup/arbitraries';
import { type ContractOperation, readContract } from '@/tests/setup/contract';
import { assertMatchesContract } from '@/tests/setup/contract-check';
import { createMemberFixture, type MemberFixture } from '@/tests/setup/fixtures';
import { EXHAUSTED_LIMITS, GENEROUS_LIMITS } from '@/tests/setup/rate-limits';

// Every call of the API in each test, on a machine that may be busy with others.
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

/** Every field there, and none of a type that it may have. */
const buildInvalidBody = (shape: JsonSchema) =>
  Object.fromEntries(
    Object.entries(schemaFields(shape)).map(([name, field]) => [
      name,
      isBoolean(resolve(field)) ? 'x' : false,
    ]),
  );

/** As our client would send it; the picture's call takes a form. */
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

/** Spec §7, row by row; the columns and tags answer under a doubled `public/` too. */
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

/** Decision 0020: the spec has a picture and no call for it. */
const ADDITIONAL_CALLS = [
  'POST /members/{memberId}/profile-image/',
  'DELETE /members/{memberId}/profile-image/',
  'GET /members/{memberId}/profile-images/{file}',
];

test('the document has every call of the spec, and three of our own', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    [...SPEC_CALLS, ...ADDITIONAL_CALLS].toSorted(),
  );
});

/** A new member's browser, led to another app on the same database. */
async function logInNewMemberTo(app: ReturnType<typeof createApp>) {
  const { id, email, password } = await api.createMember();
  const agent = createAgent((request) => app.fetch(request), assertMatchesContract);
  for (const [name, value] of (await api.logInAs({ id, email, password })).cookies)
    agent.cookies.set(name, value);
  return { agent, memberId: id };
}

describe('every call', () => {
  test('with a body: each wrong field is a 400 that names it, in Japanese and by `error`', async () => {
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

  test('for members answers the anonymous with 403, `detail` as Django words it and `error`', async () => {
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

  test('about a member or a record refuses another member, who finds nothing changed', async () => {
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

  test('that is limited answers 429 with Retry-After when too many have been made, and no other does', async () => {
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
        // It may have ended the session.
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

  test('that reads has an ETag, is kept by nobody else, and is a 304 the second time', async () => {
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
