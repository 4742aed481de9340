import { beforeAll, describe, expect, test } from 'vitest';
import { sharedCacheControl } from '@/lib/shared-cache';
import { createApp } from '@/server/app';
import { createAgent, jsonOf } from '@/tests/setup/agent';
import {
  EXHAUSTED_LIMITS,
  GENEROUS_LIMITS,
  INQUIRY_ADDRESS,
  SITE_ORIGIN,
  setUpTestApi,
} from '@/tests/setup/api';
import type { JsonSchema } from '@/tests/setup/arbitraries';
import { assertMatchesContract, type ContractOperation, getReferenceContract } from '@/tests/setup/contract';
import { createMemberFixture, type MemberFixture } from '@/tests/setup/fixtures';
import { insertVacancySamples } from '@/tests/setup/samples';
import { isForMembers, sendOperation, UPLOAD_CALL } from '@/tests/setup/send-operation';
import { PUBLIC_READS, SPEC_CALLS } from '@/tests/setup/spec-calls';

const { document, operations, resolve } = getReferenceContract();

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });
let fixture: MemberFixture;
beforeAll(async () => {
  fixture = await createMemberFixture(api);
});

const isRead = ({ method }: ContractOperation) => method === 'get';

function schemaFields(shape: JsonSchema): Record<string, JsonSchema> {
  const { properties, allOf = [] } = resolve(shape);
  return Object.assign({}, properties, ...allOf.map(schemaFields));
}

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

/**
 * The calls for the profile image, the logins, the member's data, a pending email change, mailed links and inquiries of
 * companies (decision 0084).
 */
const ADDITIONAL_CALLS = [
  'POST /change-email/cancel/',
  'GET /set-password/',
  'GET /update-password/',
  'GET /sessions/',
  'DELETE /sessions/',
  'DELETE /sessions/{sessionId}/',
  'GET /personal-data/',
  'POST /company-inquiries/',
  UPLOAD_CALL,
  'DELETE /members/{memberId}/profile-image/',
  'GET /members/{memberId}/profile-images/{file}',
];

test('the document that the API serves contains the calls of the specification, those of our own, and no others', async () => {
  expect(await jsonOf(await api.agent().get('/openapi.json'))).toEqual(document);
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

/** Reads that are needed once: a download, the sessions, and what a mailed token says. */
const ONE_OFF_READS = [
  'GET /change-email/',
  'GET /personal-data/',
  'GET /sessions/',
  'GET /set-password/',
  'GET /update-password/',
];

describe('every operation', () => {
  test('returns 405 with Allow for another method', async () => {
    const browser = api.agent();
    for (const path of Object.keys(document.paths ?? {})) {
      const response = await browser.send('OPTIONS', path.replaceAll(/\{\w+\}/g, '999999'));
      expect([path, response.status]).toEqual([path, 405]);
      expect(response.headers.get('allow')).toMatch(/GET|POST|PATCH|DELETE/);
    }
  });

  test('with a body returns 400 with a Japanese message for each invalid field', async () => {
    const browser = await api.logInAs(fixture.member);
    const checked: string[] = [];
    for (const described of operations) {
      const { bodySchema } = described;
      if (!bodySchema) continue;
      const response = await sendOperation(
        browser,
        described,
        fixture.pathOf(described.name),
        buildInvalidBody(bodySchema),
      );
      const { error, code, detail: _, ...fields } = await jsonOf(response);
      const problem = { status: response.status, code, error, fields: Object.keys(fields) };
      expect([described.name, problem]).toEqual([
        described.name,
        {
          status: 400,
          code: 'invalid',
          error: expect.stringMatching(/[ぁ-ん]/),
          fields: expect.arrayContaining(Object.keys(schemaFields(bodySchema))),
        },
      ]);
      for (const messages of Object.values(fields)) {
        expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(/.+/)]));
        expect(String(messages)).not.toMatch(/Invalid input|Invalid option|expected/);
      }
      checked.push(described.name);
    }
    const callsWithBody = operations.filter(({ name }) => fixture.bodyOf(name)).map(({ name }) => name);
    expect(checked).toEqual(callsWithBody);
  });

  test('that is for members answers anonymous clients before it validates their input', async () => {
    const visitor = api.agent();
    await visitor.get('/members/me/');
    for (const described of operations.filter(isForMembers)) {
      const { name, path, bodySchema } = described;
      const body = bodySchema && buildInvalidBody(bodySchema);
      const response = await sendOperation(visitor, described, path.replaceAll(/\{\w+\}/g, 'x'), body);
      expect([name, response.status]).toEqual([name, 403]);
    }
  });

  test('with a rate limit, and no other one, returns 429 with Retry-After when the limit is exceeded', async () => {
    const { db, pool } = api;
    const exhaustedApp = createApp({
      db,
      pool,
      siteOrigin: SITE_ORIGIN,
      trustProxy: 0,
      hasDevInbox: true,
      inquiryAddress: INQUIRY_ADDRESS,
      rateLimits: EXHAUSTED_LIMITS,
    });
    const limited: string[] = [];
    let browser = await logInNewMemberTo(exhaustedApp);
    for (const described of operations) {
      const path = fixture.pathOf(described.name).replace(`/${fixture.member.id}/`, `/${browser.memberId}/`);
      const response = await sendOperation(browser.agent, described, path, fixture.bodyOf(described.name));
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
          code: 'throttled',
          error: expect.stringMatching(/[ぁ-ん].*分ほど/),
          detail: expect.stringMatching(/^Request was throttled\. Expected available in \d+ seconds\.$/),
        },
      ]);
    }
    const declared = operations
      .filter(({ operation }) => operation.responses?.['429'])
      .map(({ name }) => name);
    expect(limited).toEqual(declared);
    expect(limited).toEqual(
      expect.arrayContaining(['POST /address-from-zip/', 'POST /applications/', UPLOAD_CALL]),
    );
  });

  test('that reads sets an ETag, private caching unless it is the same for everybody, and returns 304 on the second request', async () => {
    const reads = operations.filter(isRead);
    const notStored: string[] = [];
    const shared: string[] = [];
    for (const { name } of reads) {
      const first = await fixture.browser.get(fixture.pathOf(name));
      const cache = first.headers.get('cache-control') ?? '';
      // Answers that are needed once and hold personal data stay in no cache.
      if (cache === 'no-store') {
        notStored.push(name);
        continue;
      }
      if (cache === sharedCacheControl(1)) shared.push(name);
      else expect([name, first.status, cache]).toEqual([name, 200, expect.stringMatching(/^private, /)]);
      const tag = first.headers.get('etag') ?? '';
      expect([name, tag]).toEqual([name, expect.stringMatching(/^(W\/)?".+"$/)]);
      const again = await fixture.browser.get(fixture.pathOf(name), { 'if-none-match': tag });
      expect([name, again.status, await again.text()]).toEqual([name, 304, '']);
      expect(again.headers.get('etag')).toBe(tag);
      const head = await fixture.browser.send('HEAD', fixture.pathOf(name));
      expect([name, head.status, await head.text()]).toEqual([name, 200, '']);
    }
    expect(notStored.sort()).toEqual(ONE_OFF_READS);
    // A member's own writes show in the seminars at once.
    const isOwn = (name: string) => /^GET .seminar/.test(name);
    expect(shared.sort()).toEqual(PUBLIC_READS.filter((name) => !isOwn(name)));
    const specReads = SPEC_CALLS.filter((name) => name.startsWith('GET '));
    expect(reads.map(({ name }) => name)).toEqual(expect.arrayContaining(specReads));
  });

  test('that lists pages ignores invalid parameters, and returns the envelope, at most 100 results, and an empty page past the last one', async () => {
    await insertVacancySamples(api.db, Array(110).fill({}));
    const lists = operations.filter(({ query }) => query.includes('page'));
    const read = async (address: string) => {
      const response = await fixture.browser.get(address);
      expect([address, response.status]).toEqual([address, 200]);
      return jsonOf(response);
    };
    for (const { path, query } of lists) {
      await read(`${path}?${query.flatMap((name) => [`${name}=-1`, `${name}=x`]).join('&')}`);
      const first = await read(`${path}?page=1&vacancy_page_size=1000&seminar_page_size=1000`);
      expect(first.results.length).toBeLessThanOrEqual(100);
      if (first.next) expect(first.next).toMatch(`${SITE_ORIGIN}/api/v3/public${path}?page=2`);
      const beyond = await read(`${path}?page=999`);
      expect(beyond).toMatchObject({ count: first.count, next: null, results: [] });
    }
    expect(lists.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/vacancies/', '/vacancy-summaries/', '/vacancy-applied/']),
    );
  });
});
