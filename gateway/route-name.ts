import { API_PREFIX } from '@/lib/api-path';

/** A part of an address that names what is asked for. Anything else may be an id, a token or what a person typed. */
const WORD = /^[a-z][a-z.-]{0,40}$/;
const DATA = /^\/_next\/data\/[^/]+/;
const MAX_SEGMENTS = 5;

/** Redirects and refusals come before a route is found, so that anybody could make up the path of such a request. */
const mayBeUnknown = (status: number): boolean => status >= 300 && status < 500 && status !== 304;

const wordOf = (segment: string): string => (segment === '' || WORD.test(segment) ? segment : '{id}');

/** Returns the path of a call with `{id}` for what names a record, and of a page or a file its first part. */
function nameOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith(`${API_PREFIX}/`)) {
    const segments = path.slice(API_PREFIX.length).split('/', MAX_SEGMENTS + 1);
    return `${API_PREFIX}${segments.map(wordOf).join('/')}`;
  }
  const prefix = DATA.test(path) ? '/_next/data' : '';
  const [first = '', second = ''] = path
    .replace(DATA, '')
    .replace(/\.json$/, '')
    .split('/')
    .slice(1);
  return first === '_next' ? `/_next/${wordOf(second)}` : `${prefix}/${wordOf(first)}`;
}

/** The most names in the metrics, each of which costs memory. The site has about 90. */
const MAX_NAMES = 200;

/**
 * Returns a function that names a request in the log and the metrics without a value of its address. Whoever asks for an
 * address that does not exist finds `other`, so that nobody can fill the memory with names.
 */
export function createRouteNames(): (url: string, status: number) => string {
  const names = new Set<string>();
  return (url, status) => {
    const name = nameOf(url);
    if (names.has(name)) return name;
    if (mayBeUnknown(status) || names.size >= MAX_NAMES) return 'other';
    names.add(name);
    return name;
  };
}

/** Returns whether an address is that of a file of the build or of public/, which a page loads. */
export const isFileAddress = (url: string): boolean =>
  /^\/(?:_next\/(?!data\/)|images\/|icons\/|fonts\/|favicon\.)/.test(url);
