/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are amounts. `min` and `max` are amounts only within a reward. */
const AMOUNTS = new Set(['reward', 'desired_reward']);

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

/** Puts a value at a path, and creates the objects around it. */
function putAt(record: JsonObject, [first = '', ...rest]: string[], value: Json): void {
  if (rest.length > 0) {
    record[first] ??= {};
    putAt(record[first] as JsonObject, rest, value);
  } else record[first] = value;
}

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

/** Returns a record, or a list of them, as a deployment with these deviations writes it. */
function deviate(value: Json, deviations: Deviations): Json {
  if (Array.isArray(value)) return value.map((each) => deviate(each, deviations));
  if (!isObject(value)) return value;
  const { missingFields = [], nullFields = [], replacedFields = {}, renamedFields = {} } = deviations;
  const isLeftOut = (name: string) => deviations.neededFieldsOnly && !NEEDED_FIELDS.has(name);
  const entries = Object.entries(value)
    .filter(([name]) => !missingFields.includes(name) && !isLeftOut(name))
    .map(([name, each]): [string, Json] => {
      if (nullFields.includes(name)) return [name, null];
      if (Object.hasOwn(replacedFields, name)) return [name, replacedFields[name] as Json];
      if (deviations.decimalStrings && AMOUNTS.has(name)) return [name, toDecimals(each)];
      return [renamedFields[name] ?? name, deviate(each, deviations)];
    });
  if (deviations.unknownFields && 'id' in value) entries.push(['legacy_code', 'A-1'], ['meta', { a: [1] }]);
  return Object.fromEntries(entries);
}

/** Returns the body of an error response. */
function toError(value: Json, { detailOnly }: Deviations): Json {
  if (!isObject(value)) return value;
  const { error = '', detail, code: _code, ...fields } = value;
  if (!detailOnly) return { ...fields, error, ...(detail && { detail }) };
  return Object.keys(fields).length > 0 ? fields : { detail: detail ?? error };
}

/** Returns the body of a reply of the reference API as a deployment with these deviations writes it. */
export const toDrfBody = (value: Json, status: number, deviations: Deviations): Json =>
  status >= 400 ? toError(value, deviations) : deviate(value, deviations);

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

/** Returns whether a page after the last one was requested. */
export const isPastEnd = (body: unknown, request: Request): boolean =>
  Number(new URL(request.url).searchParams.get('page') ?? 1) > 1 &&
  (body as { results?: unknown[] } | null)?.results?.length === 0;

/**
 * What another Django REST Framework deployment of the specification may do differently from the reference API. The
 * specification forbids none of it. Each is off by default.
 */
export interface Deviations {
  /** SESSION_COOKIE_NAME. */
  sessionCookieName?: string;
  /** SESSION_COOKIE_DOMAIN and CSRF_COOKIE_DOMAIN as they appear in Set-Cookie. */
  cookieDomain?: string;
  /** Sets the CSRF cookie with a login only, as views without `ensure_csrf_cookie` do. */
  csrfCookieAtLoginOnly?: boolean;
  /** Checks the CSRF token of authenticated requests only, as SessionAuthentication does. */
  csrfForAuthenticatedOnly?: boolean;
  /** The status of a call that requires a login; 401 when the first authentication class has a challenge. */
  anonymousStatus?: 401 | 403;
  /** Redirects a write that requires a login to a page, as `login_required` does. The proxy removes its Location. */
  redirectsAnonymousWrites?: boolean;
  /** GET /members/me/ without a session answers 200 with `member: null`, as a view without IsAuthenticated does. */
  hasNullMember?: boolean;
  /** Profile images are files below MEDIA_URL, with absolute addresses. */
  mediaFiles?: boolean;
  /** A page past the end is answered with 404 instead of an empty list. */
  notFoundPastEnd?: boolean;
  /** Errors have `detail` only. */
  detailOnly?: boolean;
  /** Amounts are decimal strings, as DecimalField writes them. */
  decimalStrings?: boolean;
  /** Fields with these names are null. */
  nullFields?: readonly string[];
  /** Fields with these names are missing. */
  missingFields?: readonly string[];
  /** Fields with these names have other names. */
  renamedFields?: Readonly<Record<string, string>>;
  /** Fields of requests with other paths, by the path of the reference API: `{ 'names.first': 'profile.given_name' }`. */
  renamedRequestFields?: Readonly<Record<string, string>>;
  /** Pages have this many rows, whatever number is asked for, as without `page_size_query_param`. */
  fixedPageSize?: number;
  /** Fields that the site can do without are missing. */
  neededFieldsOnly?: boolean;
  /** Fields with these names have another value in every record. */
  replacedFields?: Readonly<Record<string, unknown>>;
  /** Adds fields that the specification does not name to each record. */
  unknownFields?: boolean;
  /** PATCH replaces an object of the member, as a JSONField does, where the reference API merges it. */
  replacesObjects?: boolean;
  /** Objects and rows of the member have fields that the site does not know. A write without them erases them. */
  undeclaredFields?: boolean;
  /** Paths that answer this status with a page of HTML, as a server in front of Django does. */
  htmlErrors?: Readonly<Record<string, number>>;
  /** Stores no write, and answers it with this text and the status 200, as views that report a failure in the body do. */
  refusesWritesWith?: string;
}
