import type { Deviations } from './deviations';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are amounts. `min` and `max` are amounts only within a reward. */
const AMOUNTS = new Set(['reward', 'desired_reward']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Fields without which a record, or a whole reply, cannot be shown. */
const NEEDED_FIELDS = new Set(['id', 'title', 'name', 'value', 'results', 'member', 'vacancy', 'seminar']);

const toDecimals = (value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          typeof each === 'number' ? each.toFixed(2) : each,
        ]),
      )
    : value;

/** Returns the body of a request with fields moved to other paths. */
export function rename(value: Json, names: Readonly<Record<string, string>>): Json {
  if (!isObject(value)) return value;
  const record = structuredClone(value);
  for (const [path, other] of Object.entries(names)) {
    const [parent = '', child = ''] = path.split('.');
    const around = record[parent];
    if (!isObject(around) || around[child] === undefined) continue;
    putAt(record, other.split('.'), around[child]);
    delete around[child];
    if (Object.keys(around).length === 0) delete record[parent];
  }
  return record;
}

const toTexts = (value: Json): Json => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toTexts(each)]));
};

/** Returns a record, or a list of them, as a deployment with these deviations writes it. */
function deviate(value: Json, deviations: Deviations): Json {
  if (Array.isArray(value)) return value.map((each) => deviate(each, deviations));
  if (!isObject(value)) return value;
  const { missingFields = [], nullFields = [], datesWithoutTime = [], replacedFields = {} } = deviations;
  const { neededFieldsOnly, renamedFields = {} } = deviations;
  const isLeftOut = (name: string) => neededFieldsOnly !== undefined && !NEEDED_FIELDS.has(name);
  const entries = Object.entries(value)
    .filter(([name]) => !missingFields.includes(name) && !(neededFieldsOnly === 'missing' && isLeftOut(name)))
    .map(([name, each]): [string, Json] => {
      if (nullFields.includes(name) || isLeftOut(name)) return [name, null];
      if (Object.hasOwn(replacedFields, name)) return [name, replacedFields[name] as Json];
      if (datesWithoutTime.includes(name) && typeof each === 'string' && INSTANT.test(each))
        return [name, each.slice(0, 10)];
      if (deviations.decimalStrings && AMOUNTS.has(name)) return [name, toDecimals(each)];
      return [renamedFields[name] ?? name, deviate(each, deviations)];
    });
  if (deviations.unknownFields && 'id' in value) entries.push(['legacy_code', 'A-1'], ['meta', { a: [1] }]);
  return Object.fromEntries(entries);
}

function withUnexpectedRow(value: Json, unexpectedRow: JsonObject): Json {
  if (isObject(value) && Array.isArray(value.results))
    return { ...value, results: withUnexpectedRow(value.results, unexpectedRow) };
  if (!Array.isArray(value) || !isObject(value[0])) return value;
  return [{ ...value[0], ...unexpectedRow }, ...value.slice(1)];
}

/** Puts messages at a path into an object or list, and creates what is between. */
function putAt(container: JsonObject | Json[], [first = '', ...rest]: string[], messages: Json): void {
  const parent = container as JsonObject;
  if (rest.length === 0) parent[first] = messages;
  else {
    parent[first] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
    putAt(parent[first] as JsonObject | Json[], rest, messages);
  }
  // Serializers write an empty object for each element of a list that has no error.
  if (Array.isArray(container)) for (const index of container.keys()) container[index] ??= {};
}

/** Turns `{'profile.zip': [...]}` into `{profile: {zip: [...]}}`, with a list where the next part is an index. */
function nest(errors: JsonObject): JsonObject {
  const root: JsonObject = {};
  for (const [path, messages] of Object.entries(errors)) putAt(root, path.split('.'), messages);
  return root;
}

/** Returns the body of an error response. */
function toError(value: Json, { detailOnly, errorAsList, nestedErrors }: Deviations): Json {
  if (!isObject(value)) return value;
  const { error, detail, code: _code, ...fields } = value;
  const hasFields = Object.keys(fields).length > 0;
  const body: JsonObject = nestedErrors ? nest(fields) : fields;
  if (detailOnly) return hasFields ? body : { detail: detail ?? error ?? '' };
  return { ...body, error: errorAsList ? [error ?? ''] : (error ?? ''), ...(detail && { detail }) };
}

/**
 * Returns the body of a reply of the reference API as a deployment with these deviations writes it.
 */
export function toDrfBody(value: Json, status: number, deviations: Deviations): Json {
  if (status >= 400) return toError(value, deviations);
  const { unexpectedRow, numbersAsTexts, plainLists } = deviations;
  let body = deviate(value, deviations);
  if (unexpectedRow) body = withUnexpectedRow(body, unexpectedRow as JsonObject);
  if (numbersAsTexts) body = toTexts(body);
  return plainLists && isObject(body) && body.results !== undefined ? body.results : body;
}

/** Returns links of a page as `request.build_absolute_uri()` writes them: with the host that Django believes in. */
export function withAbsoluteLinks(value: Json, origin: string): Json {
  if (!isObject(value) || !('results' in value)) return value;
  const link = (address: Json | undefined): Json => {
    if (typeof address !== 'string') return null;
    const { pathname, search } = new URL(address);
    return `${origin}${pathname}${search}`;
  };
  return {
    ...value,
    ...('next' in value && { next: link(value.next) }),
    ...('previous' in value && { previous: link(value.previous) }),
  };
}

/** Returns a body with profile images as absolute addresses below MEDIA_URL. */
export function withMediaFiles(value: Json, origin: string): Json {
  if (Array.isArray(value)) return value.map((each) => withMediaFiles(each, origin));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'profile_image' && typeof each === 'string'
        ? each.replace(/^\/api\/v3\/public\//, `${origin}/media/`)
        : withMediaFiles(each, origin),
    ]),
  );
}

/** Returns the parameters of a request for the whole list, up to the largest page of the reference API. */
export function withoutPages(query: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(query);
  all.delete('page');
  for (const name of ['vacancy_page_size', 'seminar_page_size']) if (all.has(name)) all.set(name, '100');
  return all;
}

/** Returns whether a page after the last one was requested. */
export const isPastEnd = (body: unknown, request: Request): boolean =>
  Number(new URL(request.url).searchParams.get('page') ?? 1) > 1 &&
  (body as { results?: unknown[] } | null)?.results?.length === 0;
