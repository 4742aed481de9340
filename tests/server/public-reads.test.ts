import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { sharedCacheControl } from '@/lib/shared-cache';
import { shapeVersion } from '@/server/http/etag';
import { jsonOf } from '../setup/agent';
import { setUpTestApi } from '../setup/api';
import { createOpenSeminar, insertVacancySamples } from '../setup/samples';
import { PUBLIC_READS } from '../setup/spec-calls';
import { columnSchema, columnsSchema } from '../setup/wire-schemas';

const SHARED = sharedCacheControl(1);
const SHARED_READS = [
  ...PUBLIC_READS.map((name) => name.replace('GET ', '').replace('{id}', '1')),
  '/vacancies/?status=open&days=3&search=決算',
  '/vacancy-summaries/?vacancy_page_size=4',
  '/seminars/?id=1',
];

const api = setUpTestApi();
beforeAll(async () => {
  await insertVacancySamples(api.db, [{}, { title: '内部統制の整備' }]);
  await createOpenSeminar(api.db);
});

/** Returns the texts of the statements that `run` causes. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(api.pool, 'query');
  await run();
  const texts = query.mock.calls.map(([first]) => JSON.stringify(first));
  query.mockRestore();
  return texts;
}

const tagOf = (response: Response): string => response.headers.get('etag') ?? '';

test.each(SHARED_READS)(
  '%s is the same for everybody, may be kept for a second, and sets no cookie',
  async (path) => {
    const visitor = api.agent();
    const first = await visitor.get(path);
    const member = await api.logInAs(await api.createMember());
    const second = await member.get(path);
    expect(await second.text()).toBe(await first.text());
    expect(tagOf(second)).toBe(tagOf(first));
    const isOfMembers = path.startsWith('/seminar');
    expect(first.headers.get('cache-control')).toBe(SHARED);
    expect(second.headers.get('cache-control')).toBe(isOfMembers ? 'private, no-cache' : SHARED);
    expect(/cookie/i.test(first.headers.get('vary') ?? '')).toBe(isOfMembers);
    for (const { headers } of [first, second]) expect(headers.getSetCookie()).toEqual([]);
    const third = await visitor.get(path, { 'if-none-match': tagOf(first) });
    expect([third.status, await third.text(), third.headers.get('cache-control')]).toEqual([304, '', SHARED]);
  },
);

test('asks nothing about the session of a member who reads a public list', async () => {
  const member = await api.logInAs(await api.createMember());
  const statements = await statementsOf(() => member.get('/vacancies/'));
  expect(statements.join()).not.toMatch(/sessions/);
  expect(statements).not.toEqual([]);
});

test('an error of a public read may not be kept', async () => {
  const { status, headers } = await api.agent().get('/vacancies/3/');
  expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-cache']);
});

test('shows a member the own seat at once', async () => {
  const member = await api.logInAs(await api.createMember());
  expect((await member.post('/applications/', { seminar: 1 })).status).toBe(201);
  expect((await jsonOf(await member.get('/seminars/'))).results[0].remaining).toBe(29);
});

describe('the version of the shape of a reply', () => {
  test('is the same for the same shape in every process', () => {
    const shape = () => z.array(z.object({ id: z.int(), title: z.string() }));
    expect(shapeVersion(shape())).toBe(shapeVersion(shape()));
    expect(shapeVersion(shape())).toMatch(/^[\w-]{8}$/);
  });

  test.each([
    ['a new field', columnSchema.extend({ subtitle: z.string() })],
    ['a field that is gone', columnSchema.omit({ lead: true })],
    ['a field that may be null', columnSchema.extend({ lead: z.string().nullable() })],
    ['a field of another type', columnSchema.extend({ id: z.string() })],
    ['another field of a person', columnSchema.extend({ people: z.array(z.object({ name: z.string() })) })],
  ])('changes with %s', (_title, schema) => {
    expect(shapeVersion(z.array(schema))).not.toBe(shapeVersion(columnsSchema));
  });

  test('the ETag of the columns contains the version of their shape', async () => {
    const etag = (await api.agent().get('/columns/')).headers.get('etag');
    expect(etag).toContain(shapeVersion(columnsSchema));
    expect((await api.agent().get('/columns/', { 'if-none-match': etag ?? '' })).status).toBe(304);
  });
});
