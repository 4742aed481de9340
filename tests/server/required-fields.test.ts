import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../setup/arbitraries';
import { getReferenceContract } from '../setup/contract';
import { pathsOf, readWithNotes, SPEC_READERS, type SpecRead } from '../setup/spec-readers';

const { document, resolve: resolveReference } = getReferenceContract();

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Schema {
  $ref?: string;
  required?: string[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: Json[];
  const?: Json;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const LABEL = ['[].label'];
/** Fields to which spec §3, §4 or §5 gives a meaning that no default can replace, by call. */
const NAMED_BY_SPEC: Partial<Record<SpecRead, string[]>> = {
  'GET /certification-choices/': LABEL,
  'GET /hope-workstyle-choices/': LABEL,
  'GET /current-workstyle-choices/': LABEL,
  'GET /region-choices/': LABEL,
  'GET /withdraw-reason-choices/': LABEL,
  'GET /columns/': ['[].tags'],
  'GET /vacancies/': ['results[].status'],
  'GET /vacancies/{id}/': ['status'],
  'GET /vacancy-summaries/': ['results[].status'],
  'GET /vacancy-applications/': ['[].status'],
  'GET /vacancy-applied/': ['results[].status', 'results[].vacancy.status'],
  'GET /vacancy-applied-summaries/': ['results[].status', 'results[].vacancy.status'],
  'GET /applications/': ['[].status'],
  'GET /applied/': ['results[].status'],
  'GET /seminar-applied-summaries/': ['results[].status'],
  'GET /members/me/': [
    'django_user',
    'django_user.id',
    'member.profile',
    'member.profile.family_name',
    'member.profile.given_name',
    'member.activate_at',
    'member.terms_of_use',
  ],
};

function schemaOf(name: string): Schema {
  const [method = '', path = ''] = name.split(' ');
  const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
  const response = operation?.responses?.['200'];
  const schema = response && 'content' in response && response.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${name} has no reply`);
  return schema as Schema;
}

const resolve = (schema: Schema): Schema => resolveReference(schema as JsonSchema) as Schema;

/** The branch of a schema that is not null. */
const branchOf = (schema: Schema): Schema | undefined =>
  schema.anyOf?.filter(({ type }) => type !== 'null').at(-1);

const STRINGS: Record<string, string> = { 'date-time': '2026-11-22T09:00:00+09:00', date: '2026-11-22' };

/** Returns a value with every field. */
function sampleOf(raw: Schema): Json {
  const schema = resolve(raw);
  const branch = branchOf(schema);
  if (branch) return sampleOf(branch);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1) ?? null;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [name, sampleOf(each)]),
    );
  if (schema.items) return [sampleOf(schema.items)];
  const [type] = [schema.type].flat();
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  // Patterns are those of months.
  return STRINGS[schema.format ?? ''] ?? (schema.pattern?.includes('0[1-9]|1[0-2]') ? '2026-11' : '1');
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Returns the paths of all fields, or of the required ones. */
function fieldsOf(raw: Schema, onlyRequired: boolean, path = ''): string[] {
  const schema = resolve(raw);
  const branch = branchOf(schema);
  if (branch) return fieldsOf(branch, onlyRequired, path);
  if (schema.items) return fieldsOf(schema.items, onlyRequired, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, each]) => [
    ...(!onlyRequired || schema.required?.includes(name) ? [join(path, name)] : []),
    ...fieldsOf(each, onlyRequired, join(path, name)),
  ]);
}

/** Returns a value without the field at a path. */
function without(value: Json, [first = '', ...rest]: string[]): Json {
  if (Array.isArray(value)) return value.map((each) => without(each, [first, ...rest]));
  if (typeof value !== 'object' || value === null) return value;
  if (rest.length > 0) return { ...value, [first]: without(value[first] ?? null, rest) };
  const { [first]: _removed, ...others } = value;
  return others;
}

const parseCall = (path: string) =>
  path
    .replace(/^\[\]\.?/, '')
    .split('.')
    .map((part) => part.replace('[]', ''));

describe.each(Object.keys(SPEC_READERS) as SpecRead[])('the reply to %s in openapi.json', (name) => {
  const sample = sampleOf(schemaOf(name));
  const needs = (path: string) => {
    const notes = readWithNotes(name, without(sample, parseCall(path)));
    return !notes.isUsable || pathsOf(notes, 'leftOut').length > 0;
  };

  test('is understood completely by the site', () => {
    const notes = readWithNotes(name, sample);
    expect((['missing', 'unexpected', 'leftOut'] as const).flatMap((kind) => pathsOf(notes, kind))).toEqual(
      [],
    );
  });

  test('requires what the site cannot do without or the specification names, and nothing else', () => {
    const fields = fieldsOf(schemaOf(name), false);
    const needed = [...fields.filter(needs), ...(NAMED_BY_SPEC[name] ?? [])];
    const required = fieldsOf(schemaOf(name), true);
    expect(required.sort()).toEqual([...new Set(needed)].sort());
  });
});

test('requires nothing of the reply to a write, unless it is the record of a read', () => {
  const required = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['post', 'patch', 'put', 'delete'] as const).flatMap((method) =>
      Object.entries(item[method]?.responses ?? {}).flatMap(([status, response]) => {
        const schema = 'content' in response && response.content?.['application/json']?.schema;
        if (!status.startsWith('2') || !schema || '$ref' in schema) return [];
        return fieldsOf(schema as Schema, true).map((field) => `${method} ${path} ${field}`);
      }),
    ),
  );
  expect(required).toEqual(['post /address-from-zip/ addresses[].city']);
});
