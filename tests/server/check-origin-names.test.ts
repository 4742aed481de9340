import { beforeAll, expect, test, vi } from 'vitest';
import { exitCodeOf } from '@/scripts/check-origin/report';
import { faultsOf, rowsOf, setUpCheckOrigin } from '../setup/check-origin';

// Edits of declarations for an API with another id and statuses in capitals of vacancies, another name of the object around
// the member, and another place for a name of it.
vi.mock('@/schemas/vacancy-fields', async () => {
  const { importEditedDeclaration } = await import('../setup/documented-reader');
  return importEditedDeclaration('schemas/vacancy-fields.ts', {
    "id: at('id', wire.required(wire.id)),\n  title": "id: at('pk', wire.required(wire.id)),\n  title",
    "at('status', status)": "at('status', wire.codeTable({ OPEN: 'open', CLOSE: 'close' }, status))",
  });
});
vi.mock('@/schemas/member-fields', async () => {
  const { importEditedDeclaration } = await import('../setup/documented-reader');
  return importEditedDeclaration('schemas/member-fields.ts', {
    "'profile.given_name'": "'names.first'",
    "export const MEMBER = 'member'": "export const MEMBER = 'user'",
  });
});

const fixture = setUpCheckOrigin();

// biome-ignore lint/suspicious/noExplicitAny: each reply has another shape
type Json = any;

/** Returns a reply in the names of that API. */
function rename(value: Json): Json {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null) return value;
  if ('member' in value) {
    const { given_name: first, ...profile } = value.member.profile;
    return { django_user: value.django_user, user: { ...value.member, profile, names: { first } } };
  }
  const { id, status, ...others } = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, rename(each)]),
  );
  // Applications have no title, and seminars other statuses.
  const isVacancy = 'title' in others && !('starts_at' in others) && status !== undefined;
  return isVacancy ? { pk: id, status: String(status).toUpperCase(), ...others } : { ...value, ...others };
}

let sent = '';
const report = { rows: [] as Awaited<ReturnType<typeof fixture.check>>['rows'], origin: '', site: '' };
beforeAll(async () => {
  Object.assign(
    report,
    await fixture.check(
      { renamedRequestFields: { 'names.first': 'profile.given_name' } },
      {
        writes: true,
        change: async (reply, request) => {
          if (request.method === 'PATCH') sent += await request.clone().text();
          const isJson = reply.ok && /json/.test(reply.headers.get('content-type') ?? '');
          return isJson ? Response.json(rename(await reply.json()), reply) : reply;
        },
      },
    ),
  );
});

test('can be used with other names and words once their declarations are edited', () => {
  expect(faultsOf(report)).toEqual([]);
  expect(exitCodeOf(report.rows)).toBe(0);
  for (const call of ['PATCH /members/{memberId}/（', 'POST /vacancy-applications/（'])
    expect(rowsOf(report, call)[0]).toMatchObject({ state: 'works' });
});

test('sends what it saves by these names', () => {
  expect(sent).not.toContain('"given_name":');
});
