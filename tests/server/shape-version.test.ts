import { expect, test } from 'vitest';
import * as z from 'zod';
import { shapeVersion } from '@/server/http/shape-version';
import { createTestApi } from '@/tests/setup/api';
import { columnSchema, columnsSchema } from '../setup/wire-schemas';

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
  const api = await createTestApi();
  const etag = (await api.agent().get('/columns/')).headers.get('etag');
  expect(etag).toContain(shapeVersion(columnsSchema));
  expect((await api.agent().get('/columns/', { 'if-none-match': etag ?? '' })).status).toBe(304);
  await api.drop();
});
