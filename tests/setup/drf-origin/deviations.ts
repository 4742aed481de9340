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
  /** APPEND_SLASH: redirects an address without a slash at its end. */
  appendSlash?: boolean;
  /** Profile images are files below MEDIA_URL, with absolute addresses. */
  mediaFiles?: boolean;
  /** A page past the end is answered with 404 instead of an empty list. */
  notFoundPastEnd?: boolean;
  /** Errors have `detail` only. */
  detailOnly?: boolean;
  /** `error` is a list of sentences. */
  errorAsList?: boolean;
  /** Field errors are nested as the fields are: `{profile: {zip: [...]}}` instead of `{'profile.zip': [...]}`. */
  nestedErrors?: boolean;
  /** Amounts are decimal strings, as DecimalField writes them. */
  decimalStrings?: boolean;
  /** Instants of these fields are written as dates. */
  datesWithoutTime?: readonly string[];
  /** Fields with these names are null. */
  nullFields?: readonly string[];
  /** Fields with these names are missing. */
  missingFields?: readonly string[];
  /** Fields with these names have other names. */
  renamedFields?: Readonly<Record<string, string>>;
  /** Fields of requests with other paths, by the path of the reference API: `{ 'names.first': 'profile.given_name' }`. */
  renamedRequestFields?: Readonly<Record<string, string>>;
  /** Ids and amounts are texts. */
  numbersAsTexts?: boolean;
  /** Lists have no pages: the body is an array with every row. */
  plainLists?: boolean;
  /** Pages have this many rows, whatever number is asked for, as without `page_size_query_param`. */
  fixedPageSize?: number;
  /** Fields that the site can do without are missing or null. */
  neededFieldsOnly?: 'missing' | 'null';
  /** Fields with these names have another value in every record. */
  replacedFields?: Readonly<Record<string, unknown>>;
  /** Fields that the first row of each list has with another value. */
  unexpectedRow?: Readonly<Record<string, unknown>>;
  /** Adds fields that the specification does not name to each record. */
  unknownFields?: boolean;
  /** PATCH replaces an object of the member, as a JSONField does, where the reference API merges it. */
  replacesObjects?: boolean;
  /** Objects and rows of the member have fields that the site does not know. A write without them erases them. */
  undeclaredFields?: boolean;
  /** Paths, such as `/login/`, that answer 429 with Retry-After in seconds. */
  throttled?: Readonly<Record<string, number>>;
  /** Paths that answer this status with a page of HTML, as a server in front of Django does. */
  htmlErrors?: Readonly<Record<string, number>>;
  /** Stores no write, and answers it with this text and the status 200, as views that report a failure in the body do. */
  refusesWritesWith?: string;
}
