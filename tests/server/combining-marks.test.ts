import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Agent } from '../setup/agent';
import { createTestApi, type TestApi } from '../setup/api';
import type { JsonSchema } from '../setup/arbitraries';
import type { ContractOperation } from '../setup/contract';
import { getReferenceContract } from '../setup/contract-check';
import { createMemberFixture, type MemberFixture } from '../setup/fixtures';
import { GENEROUS_LIMITS } from '../setup/rate-limits';
import { sendOperation } from '../setup/send-operation';

const { operations, document } = getReferenceContract();

/** Two marks whose order Unicode fixes, the wrong way round, so that normalizing the text means sorting it. */
const MARKS = `a${'\u0301\u0316'.repeat(100_000)}`;
/** Sorting them takes 20 s on a machine that does nothing else. */
const MAX_MS = 5_000;

const resolve = (schema: JsonSchema): JsonSchema =>
  (schema.$ref ? document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] : schema) as JsonSchema;

interface Field {
  path: string;
  /** A body in which only this field has a text. */
  body: unknown;
}

/** Returns each text of a body, with what leads to it. */
function textFields(given: JsonSchema, path = ''): Field[] {
  const schema = resolve(given);
  if (schema.anyOf) return schema.anyOf.flatMap((each) => textFields(each, path)).slice(0, 1);
  if (schema.items)
    return textFields(schema.items, `${path}[]`).map((field) => ({ ...field, body: [field.body] }));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) =>
      textFields(inner, `${path}.${name}`).map((field) => ({ ...field, body: { [name]: field.body } })),
    );
  return [schema.type].flat().includes('string') ? [{ path, body: MARKS }] : [];
}

function fieldsOf(described: ContractOperation): [string, ContractOperation, Field][] {
  const { requestBody } = described.operation;
  const schema = requestBody && 'content' in requestBody && requestBody.content['application/json']?.schema;
  if (!schema) return [];
  return textFields(schema as JsonSchema).map((field) => [
    `${described.name} ${field.path}`,
    described,
    field,
  ]);
}

const fields = operations.flatMap(fieldsOf);

let api: TestApi;
let fixture: MemberFixture;
let browser: Agent;
beforeAll(async () => {
  api = await createTestApi({ rateLimits: GENEROUS_LIMITS, inquiryAddress: 'operator@example.com' });
  fixture = await createMemberFixture(api);
  browser = fixture.browser;
});
afterAll(() => api.drop());

test('the contract has texts in lists and in parts of a record', () => {
  const names = fields.map(([name]) => name);
  expect(names).toContain('PATCH /career-education/{memberId}/ .careers[].company');
  expect(names).toContain('PATCH /members/{memberId}/ .profile.family_name');
});

/** Fields of the profile that a save may change alone. What is left of the text after 30 marks is a text like any other. */
const SAVED_ALONE = ['family_name', 'given_name', 'phone', 'zip', 'city', 'address_line', 'building'].map(
  (name) => `PATCH /members/{memberId}/ .profile.${name}`,
);

async function statusOf([, described, field]: (typeof fields)[number]): Promise<number> {
  const startedAt = performance.now();
  const { status } = await sendOperation(browser, described, fixture.pathOf(described.name), field.body);
  expect(performance.now() - startedAt).toBeLessThan(MAX_MS);
  return status;
}

test.for(fields.filter(([name]) => !SAVED_ALONE.includes(name)))(
  'refuses hundreds of thousands of combining marks without delay: %s',
  async (field) => {
    // A call that needs no login takes 64 kB.
    expect([400, 413]).toContain(await statusOf(field));
  },
);

test.for(fields.filter(([name]) => SAVED_ALONE.includes(name)))(
  'stores a short text of hundreds of thousands of combining marks without delay: %s',
  async (field) => {
    expect(await statusOf(field)).toBe(200);
    const { member } = (await (await browser.get('/members/me/')).json()) as {
      member: { profile: Record<string, string> };
    };
    const name = field[2].path.replace('.profile.', '');
    expect(member.profile[name]?.length).toBeLessThanOrEqual(31);
  },
);
