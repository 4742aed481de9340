import type { QueryClient } from '@tanstack/react-query';
import type { AxiosInstance } from 'axios';
import { createFailureError } from '@/lib/errors/api-failure';

/** Receives the paths of the fields of a reply that could not be understood; '' is the whole body. */
export type IssueReporter = (path: string, issues: ReadonlySet<string>) => void;

/** What queries need of axios. */
export interface ReadHttp {
  get(
    path: string,
    config: { params?: URLSearchParams | undefined; signal: AbortSignal; baseURL?: string },
  ): Promise<{ data: unknown }>;
}

interface Transport {
  http: ReadHttp;
  reportIssues?: IssueReporter | undefined;
}

const boundTransports = new WeakMap<QueryClient, Transport>();
let browserInstance: Promise<AxiosInstance> | undefined;

/**
 * Binds what sends the calls of a page, with the visitor's cookies, and the log of unexpected replies to the QueryClient of a
 * server-rendered page.
 */
export const bindHttp = (client: QueryClient, http: ReadHttp, reportIssues?: IssueReporter): void => {
  boundTransports.set(client, { http, reportIssues });
};

/**
 * Returns the browser's axios instance. Writes use it through `send`, and run only in the browser. axios is loaded
 * with the first call, because a page that was rendered with its data does not need it.
 * @throws an error without a response when its script cannot be loaded; the next call loads it again
 */
export function browserHttp(): Promise<AxiosInstance> {
  browserInstance ??= import('./browser-http').then(
    (module) => module.createBrowserHttp(),
    (cause) => {
      browserInstance = undefined;
      throw createFailureError(
        'axios could not be loaded',
        { status: 0, error: undefined, fields: {} },
        cause,
      );
    },
  );
  return browserInstance;
}

/**
 * Returns how the queries of a client are sent: as bound on the server, with the browser's otherwise. The
 * browser reports no unexpected replies, because the server has read the same ones.
 */
export const getTransport = async (client: QueryClient): Promise<Transport> =>
  boundTransports.get(client) ?? { http: await browserHttp() };
