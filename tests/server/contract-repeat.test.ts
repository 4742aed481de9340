import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LIMITS } from '@/server/http/limits';
import { googleVerifier } from '@/server/outside/google';
import { type Agent, jsonOf } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import { readContract } from '../setup/contract';
import { CLIENT_ID, type GoogleIssuer, startGoogleIssuer } from '../setup/google';
import { WIDE_LIMITS } from '../setup/limits';
import { createWorld, upload, type World } from '../setup/world';

// A member with everything for each call, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 40_000 });

let api: TestApi;
let google: GoogleIssuer;
let writes: { name: string; method: string }[];
beforeAll(async () => {
  google = await startGoogleIssuer();
  const verifyGoogleToken = googleVerifier(CLIENT_ID, google.issuer);
  const limits = { ...WIDE_LIMITS, resetRepeated: LIMITS.resetRepeated };
  api = await createTestApi({ limits, verifyGoogleToken });
  const { operations } = await readContract(api);
  writes = operations.filter(({ method }) => method !== 'get');
});
afterAll(async () => {
  await google.stop();
  await api.drop();
});

type Write = { name: string; method: string };

/** As our client sends it: once more when the token belonged to a session that is over (api/browser-http.ts). */
async function send(browser: Agent, world: World, { name, method }: Write): Promise<Response> {
  const once = async () => {
    if (name === 'POST /members/{memberId}/profile-image/')
      return upload(browser, world.member.id, Buffer.from('no picture'));
    const body = await bodyOf(world, name);
    return browser.send(method.toUpperCase(), world.pathOf(name), {
      headers: {
        'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const first = await once();
  const isStale = first.status === 403 && (await jsonOf(first.clone())).code === 'csrf_failed';
  return isStale ? once() : first;
}

/** With Google, the linking of the member's own account. */
const bodyOf = async (world: World, name: string) =>
  name === 'POST /login/google/'
    ? {
        token: await google.sign({ sub: `google-${world.member.id}`, email: world.member.email }),
        is_SNS_Integration: true,
      }
    : world.bodyOf(name);

/** These write mails each time that they are asked; the client never repeats them by itself (spec §7). */
const MAILS_AGAIN: Record<string, number> = { 'POST /members/': 1, 'POST /change-email/': 2 };

/** What a member who has done it has to begin anew after. */
const ENDS = /withdraw|log(in|out)|password|email/;

const copyOf = (browser: Agent): Agent => {
  const copy = api.agent();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};

test('every write whose reply was lost may be sent again: it is answered as done, and done once', async () => {
  let world = await createWorld(api);
  for (const write of writes) {
    const retry = copyOf(world.browser);
    const first = await send(world.browser, world, write);
    const before = (await api.mails()).length;
    const second = await send(retry, world, write);
    const mails = (await api.mails()).length - before;
    const statuses = [first.status, second.status];
    expect([write.name, statuses]).toEqual([write.name, expect.toSatisfy(mayFollow(write))]);
    expect([write.name, mails]).toEqual([write.name, MAILS_AGAIN[write.name] ?? 0]);
    if (ENDS.test(write.name)) world = await createWorld(api);
  }
  expect(writes.length).toBeGreaterThan(20);
});

const mayFollow =
  ({ name }: Write) =>
  ([first = 0, second = 0]: number[]): boolean => {
    if (name.includes('POST /members/{memberId}/profile-image/')) return first === 400 && second === 400;
    return [200, 201].includes(first) && (second === 200 || second === first);
  };
