import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GENEROUS_LIMITS } from '@/tests/setup/api';
import { getReferenceContract } from '@/tests/setup/contract';
import type { Agent } from '../setup/agent';
import { setUpTestApi, type TestMember } from '../setup/api';
import { mostlyValidValue, pathSegment, query } from '../setup/arbitraries';
import type { ContractOperation } from '../setup/contract';

const CALLS_PER_OPERATION = 200;
/** For an operation without parameters and body, whose calls differ only by a query that it does not read. */
const CALLS_WITHOUT_INPUT = 20;
const SEED = 20_260_401;

const contract = getReferenceContract();

const api = setUpTestApi({ rateLimits: GENEROUS_LIMITS });

const arbitraryBody = ({ bodySchema }: ContractOperation): fc.Arbitrary<string | undefined> => {
  if (!bodySchema) return fc.constant(undefined);
  return fc.oneof(
    {
      weight: 9,
      arbitrary: mostlyValidValue(bodySchema, contract.resolve).map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', 'null', '"\\ud800"', '{"a":1e999}') },
  );
};

/** Uses the member's own id among others, so that some requests reach the service. */
const arbitraryPath = ({ path }: ContractOperation, member: TestMember): fc.Arbitrary<string> => {
  const names = path.match(/\{\w+\}/g) ?? [];
  const part = fc.oneof(fc.constant(String(member.id)), pathSegment);
  return fc
    .tuple(...names.map(() => part))
    .map((parts) => names.reduce((filled, name, at) => filled.replace(name, () => parts[at] ?? ''), path));
};

const callsOf = ({ operation: { parameters, requestBody } }: ContractOperation): number =>
  parameters?.length || requestBody ? CALLS_PER_OPERATION : CALLS_WITHOUT_INPUT;

/** A call may end the session or the membership, so each operation starts with a new member. */
async function logInNewMember(): Promise<{ member: TestMember; browser: Agent }> {
  const member = await api.createMember();
  // findViolations() checks the responses, so that all problems are reported together.
  const browser = api.uncheckedAgent();
  await browser.post('/login/', member);
  return { member, browser };
}

/** Returns the problems in the responses of one operation: each kind once, with the first call that caused it. */
async function findViolations(described: ContractOperation): Promise<string[]> {
  const { member, browser } = await logInNewMember();
  const call = fc.tuple(arbitraryPath(described, member), query, arbitraryBody(described));
  const problems = new Map<string, string>();
  for (const [path, search, body] of fc.sample(call, { numRuns: callsOf(described), seed: SEED })) {
    const address = search ? `${path}?${search}` : path;
    const response = await send(browser, described.method.toUpperCase(), address, body);
    const fault = response.status >= 500 ? `${described.name} answered ${response.status}` : null;
    const problem = fault ?? (await contract.findViolation(described, response));
    if (problem && !problems.has(problem)) problems.set(problem, `${address} ${body?.slice(0, 200) ?? ''}`);
  }
  return [...problems].map(([problem, example]) => `${problem}: ${example}`);
}

function send(browser: Agent, method: string, address: string, body?: string): Promise<Response> {
  const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
  if (body === undefined) return browser.send(method, address, { headers: token });
  return browser.send(method, address, { body, headers: { ...token, 'content-type': 'application/json' } });
}

test('the contract has operations', () => {
  expect(contract.operations.length).toBeGreaterThan(0);
});

// The operations run side by side, because each call mostly waits for the database.
test.concurrent.for(
  contract.operations.map((described) => [callsOf(described), described.name, described] as const),
)(
  'of %i random calls to %s, none returns a 5xx, and every response matches the contract',
  { timeout: 240_000 },
  async ([, , described], { expect }) => {
    expect(await findViolations(described)).toEqual([]);
  },
);
