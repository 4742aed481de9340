import type { IncomingHttpHeaders } from 'node:http';

/** What a call within the process may pass on to the API. */
export type ApiBindings = {
  /** The HTTP request that the call belongs to, with its id and the client's address. */
  incoming?: { headers?: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };
  /** Its response. */
  outgoing?: { once(event: 'close', listener: () => void): unknown; destroy(): unknown };
  /** Whether a page makes the call, which needs no ETag. */
  isPageCall?: boolean;
};

export type ApiFetch = (request: Request, bindings?: ApiBindings) => Promise<Response>;
