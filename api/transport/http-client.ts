import type { QueryClient } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import type { ReplyIssues } from '@/schemas/fields';
import type { BrowserHttp, ReadHttp, Reply, Write, WriteBody, WriteOptions } from './calls';

/** Receives the paths of the fields of a reply that could not be understood; '' is the whole body. */
export type IssueReporter = (path: string, issues: ReadonlySet<string>) => void;

interface Transport {
  http: ReadHttp;
  reportIssues?: IssueReporter | undefined;
  /** Returns what is noticed about a reply to this path in place of a set of paths, for a check of each field. */
  issuesOf?: ((path: string) => ReplyIssues) | undefined;
}

const boundTransports = new WeakMap<QueryClient, Transport>();
let browserInstance: Promise<BrowserHttp> | undefined;

/**
 * Binds what sends the calls of a page, with the visitor's cookies, and the log of unexpected replies to the QueryClient of a
 * server-rendered page.
 */
export const bindHttp = (client: QueryClient, http: ReadHttp, reportIssues?: IssueReporter): void => {
  boundTransports.set(client, { http, reportIssues });
};

/**
 * Returns what sends the calls of the browser. Writes use it through `send`, and run only in the browser. It is loaded
 * with the first call, because a page that was rendered with its data does not need axios.
 * @throws ApiCallError when its script cannot be loaded; the next call loads it again
 */
export function browserHttp(): Promise<BrowserHttp> {
  browserInstance ??= import('./browser-http').then(
    (module) => module.createBrowserHttp(),
    (cause) => {
      browserInstance = undefined;
      throw new ApiCallError('unavailable', { cause });
    },
  );
  return browserInstance;
}

/** Binds what sends the reads of a client, and all writes, in a process without a browser (scripts/check-origin). */
export function bindCommand(
  client: QueryClient,
  http: BrowserHttp,
  issuesOf: (path: string) => ReplyIssues,
): void {
  boundTransports.set(client, { http, issuesOf });
  browserInstance = Promise.resolve(http);
}

/**
 * Returns how the queries of a client are sent: as bound on the server, with the browser's otherwise. The
 * browser reports no unexpected replies, because the server has read the same ones.
 */
export const getTransport = async (client: QueryClient): Promise<Transport> =>
  boundTransports.get(client) ?? { http: await browserHttp() };

/**
 * Sends a write; every write goes this way. The errors of its fields have the names of the site, by which forms know them.
 * @throws ApiCallError when the request fails or is refused
 */
export const send = async (
  method: Write['method'],
  path: string,
  body: WriteBody = {},
  options: WriteOptions = {},
): Promise<Reply> => (await browserHttp()).send({ method, path, ...body, ...options });
