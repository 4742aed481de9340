import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findOrCreateMember } from '@/server/members/service';
import { getReferenceContract } from '@/tests/setup/contract';
import { buildInquiry } from '@/tests/setup/samples';
import type { Agent } from '../setup/agent';
import { createTestApi, PASSWORD, type TestApi } from '../setup/api';

const { operations, resolve } = getReferenceContract();

let api: TestApi;
// Every connection keeps the method that it finds when it is opened, so the spy comes first.
const query = vi.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  const verifyGoogleToken = async (token: string) => ({
    subject: token,
    email: 'stranger@example.com',
    tokenId: token,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  api = await createTestApi({
    verifyGoogleToken,
    inquiryAddress: 'operator@example.com',
    rateLimits: { inquiryPerIp: { points: 1_000, seconds: 3_600 } },
  });
});
afterAll(async () => {
  query.mockRestore();
  await api.drop();
});

type Call = (email: string, browser: Agent) => Promise<Response>;

/** Every call that takes an address. The body is that of somebody who does not know the password. */
const CALLS: Record<string, Call> = {
  'POST /members/': (email, browser) => browser.post('/members/', { email }),
  'POST /login/': (email, browser) => browser.post('/login/', { email, password: 'not-the-password-1' }),
  'POST /login/google/': (email, browser) =>
    browser.post('/login/google/', { token: 'invalid', email, is_login: true }),
  'POST /issue-password-token/': (email, browser) => browser.post('/issue-password-token/', { email }),
  'POST /change-email/': (email, browser) => browser.post('/change-email/', { email, password: PASSWORD }),
  'POST /company-inquiries/': (email, browser) =>
    browser.post('/company-inquiries/', buildInquiry({ email, request_id: randomUUID() })),
};

/** What may be known of an address. Nobody has registered the first. */
const STATUSES = [
  'unknown',
  'active',
  'pending',
  'waiting',
  'suspended',
  'refused',
  'withdrawn',
  'deleted',
] as const;

let count = 0;

/** Returns a new address of that status. */
async function createAddress(status: (typeof STATUSES)[number]): Promise<string> {
  count += 1;
  const email = `${status}-${count}@example.com`;
  if (status === 'unknown') return email;
  if (status === 'pending') await findOrCreateMember(api.db, email);
  else await api.createMember({ email, status });
  return email;
}

/** Returns a browser that may send the call: that of a member for a change of the address. */
async function createCaller(name: string): Promise<Agent> {
  const browser = name === 'POST /change-email/' ? await api.logInAs(await api.createMember()) : api.agent();
  await browser.get('/members/me/');
  return browser;
}

/** Returns status, body and headers, without the values that differ between any two responses. */
async function readResponse(response: Response) {
  const headers = [...response.headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => [name, value.replace(/^(\w+)=[^;]*/, '$1=…')]);
  return { status: response.status, headers, body: await response.text() };
}

test('the calls that take an address are those of the list', () => {
  const taking = operations.filter(({ bodySchema }) =>
    JSON.stringify(resolve(bodySchema ?? {})).includes('"email":'),
  );
  expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  test('answers each address with the same status, body and headers, whatever is known of it', async () => {
    const answers = new Map<string, unknown>();
    for (const status of STATUSES) {
      const browser = await createCaller(name);
      answers.set(status, await readResponse(await call(await createAddress(status), browser)));
    }
    const ofUnknown = answers.get('unknown');
    for (const [status, answer] of answers) expect({ status, answer }).toEqual({ status, answer: ofUnknown });
  });

  test('runs the same SQL statements for an unknown address and for that of a member', async () => {
    const readStatements = async (status: 'unknown' | 'active') => {
      const email = await createAddress(status);
      const browser = await createCaller(name);
      query.mockClear();
      await call(email, browser);
      const texts = query.mock.calls.map(([config]) => {
        const given: unknown = config;
        return typeof given === 'string' ? given : ((given as { text?: string })?.text ?? '');
      });
      // A comment names the request.
      return texts.filter((text) => !/\bpgboss\b/.test(text)).map((text) => text.replace(/\/\*.*?\*\//g, ''));
    };
    // The first call of a process also creates what the limits and the queue need.
    await readStatements('unknown');
    const ofUnknown = await readStatements('unknown');
    expect(ofUnknown.length).toBeGreaterThan(0);
    expect(await readStatements('active')).toEqual(ofUnknown);
  });

  test('refuses an unknown address after as many calls as that of a member, with the same response', async () => {
    const readUntilLimit = async (status: 'unknown' | 'active') => {
      const email = await createAddress(status);
      const browser = await createCaller(name);
      const responses: string[] = [];
      for (let calls = 0; calls < 12; calls += 1) {
        const { status: code, body } = await readResponse(await call(email, browser));
        responses.push(`${code} ${body.replace(/\d+ seconds/, 'N seconds')}`);
      }
      return responses;
    };
    const ofUnknown = await readUntilLimit('unknown');
    expect(await readUntilLimit('active')).toEqual(ofUnknown);
    // These are limited by network address alone, far higher.
    const isPerIp = ['POST /login/google/', 'POST /company-inquiries/'].includes(name);
    if (!isPerIp) expect(ofUnknown.at(-1)).toMatch(/^429 /);
  });
});
