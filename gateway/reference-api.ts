import type { IncomingHttpHeaders } from 'node:http';

/** What a call within the process may pass on to the API. */
export type ApiBindings = {
  /** The HTTP request that the call belongs to, with its id and the client's address. */
  incoming?: { headers?: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };
  /** Its response. */
  outgoing?: { once(event: 'close', listener: () => void): unknown; destroy(): unknown };
};

export type ApiFetch = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** What a read answers to a page of the same process: what a request would get as the status and the JSON of its reply. */
export interface PageReply {
  status: number;
  data: unknown;
}

/** A read of the API in this process, which a page calls without a request. */
export interface PageRead {
  /** Who else may get the reply: everybody, only visitors without a session, or nobody. */
  sharedWith: 'everybody' | 'visitors' | 'nobody';
  /** Never rejects. */
  run(): Promise<PageReply>;
}

/** Returns the read of a path below the prefix of the API; undefined for one that needs a request. */
export type FindPageRead = (path: string, query: URLSearchParams) => PageRead | undefined;

/**
 * Begins the reads of one page for the sender of a request. They share its session, which is looked up by the first that
 * needs it.
 * @param setCookies gets the lines of Set-Cookie by which the session is extended and the CSRF token renewed
 */
export type OpenPageReads = (
  headers: IncomingHttpHeaders,
  setCookies: (lines: string[]) => void,
) => FindPageRead;

/** The state of what is behind the API of this process, read at each scrape of the metrics. */
export interface ServerState {
  /** Connections by pool: those that exist, those that nobody uses, and requests that wait for one. */
  pools: Record<string, { total: number; idle: number; waiting: number }>;
  /** Null when the database did not answer in time. */
  database: {
    jobs: { queue: string; state: string; count: number }[];
    mails: { waiting: number; failed: number; oldestWaitingSeconds: number };
    /** How often what the operator is told of happened within a day. */
    events?: Record<string, number>;
  } | null;
}
