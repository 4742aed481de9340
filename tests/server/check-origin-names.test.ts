import { beforeEach, expect, test, vi } from 'vitest';
import { rowOf, setUpCheckOrigin } from '../setup/check-origin';
import { createOpenSeminar } from '../setup/seminars';

// One edit of the declaration, for an API with another name and another place for a field.
vi.mock('@/schemas/member-fields', async () => {
  const { importEditedDeclaration } = await import('../setup/documented-reader');
  return importEditedDeclaration('schemas/member-fields.ts', "'profile.given_name'", "'names.first'");
});

const fixture = setUpCheckOrigin();
const { check } = fixture;
beforeEach(() => createOpenSeminar(fixture.api.db));

test('reads and saves a renamed field after one edit of its declaration', async () => {
  const sent: string[] = [];
  const report = await check(
    { renamedRequestFields: { 'names.first': 'profile.given_name' } },
    {
      writes: true,
      change: async (reply, request) => {
        if (request.method === 'PATCH') sent.push(await request.clone().text());
        return reply;
      },
    },
  );
  expect(rowOf(report, 'GET /members/me/')).toMatchObject({ state: 'works' });
  expect(rowOf(report, 'PATCH /members/{memberId}/（')).toMatchObject({ state: 'works' });
  expect(sent.join()).toContain('"names":{"first":');
  expect(sent.join()).not.toContain('"given_name":');
});
