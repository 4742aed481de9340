import { type Fields, type Values, type WireType, writeFields } from './fields';

const fieldsOf = (wire: WireType | undefined): Fields | undefined =>
  typeof wire === 'object' && 'fields' in wire ? wire.fields : undefined;

/** Returns the site's path of a part of a field: of a row, `0.company`, or of an object. Undefined when it has no such part. */
function partOf(wire: WireType, path: string): string | undefined {
  const fields = fieldsOf(wire);
  if (fields) return findPath(fields, path);
  const rowFields = typeof wire === 'object' && 'listOf' in wire ? fieldsOf(wire.listOf) : undefined;
  const [, index, rest] = /^(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  if (!rowFields || !index || !rest) return undefined;
  return `${index}.${findPath(rowFields, rest) ?? rest}`;
}

function findPath(fields: Fields, path: string): string | undefined {
  for (const [name, { at, wire, isFlat }] of Object.entries(fields)) {
    if (path === at && !isFlat) return name;
    if (at && !path.startsWith(`${at}.`)) continue;
    const rest = at ? path.slice(at.length + 1) : path;
    const part = partOf(wire, rest) ?? (isFlat ? undefined : rest);
    if (part !== undefined) return `${name}.${part}`;
  }
  return undefined;
}

/** What a write sends, and the names by which its refusal is understood. */
export interface RequestFields {
  body: Record<string, unknown>;
  /** Returns the site's path of a field that a refusal names by its path in the record of the API, such as `careers.0.company`. */
  ownPathOf: (path: string) => string;
}

/** Returns the request that sends these fields, and what {@link writeFields} adds to them. */
export const requestOf = <F extends Fields>(
  fields: F,
  values: Partial<Values<F>>,
  sent?: unknown,
): RequestFields => ({
  body: writeFields(fields, values, sent),
  ownPathOf: (path) => findPath(fields, path) ?? path,
});
