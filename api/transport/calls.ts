import type { QueryMeta } from '@tanstack/react-query';
import type { RequestFields } from '@/schemas/request-fields';

/** The reply to a call, with any status. */
export interface Reply {
  status: number;
  data: unknown;
  headers?: Readonly<Record<string, unknown>>;
}

export const isSuccess = ({ status }: Pick<Reply, 'status'>): boolean => status >= 200 && status < 300;

export interface ReadConfig {
  params?: URLSearchParams | undefined;
  signal: AbortSignal;
  /** Of the query. */
  meta?: QueryMeta | undefined;
  baseURL?: string;
}

/** What queries need. */
export interface ReadHttp {
  /** @throws ApiCallError unless the call has succeeded */
  get(path: string, config: ReadConfig): Promise<{ data: unknown }>;
}

/** What a write sends. An upload has no fields with names of the site. */
export interface WriteBody extends Partial<Pick<RequestFields, 'ownPathOf'>> {
  body?: RequestFields['body'] | FormData;
}

/** How a write differs from others. */
export interface WriteOptions {
  /** In milliseconds, for a write that takes longer than others. */
  timeout?: number;
  /**
   * A login starts the session: any member may send it, and its refusal says nothing about the present session. A logout
   * ends it: any member may send it, and without a session it has succeeded.
   */
  session?: 'starts' | 'ends';
  /**
   * True for a call that an existing API may answer with 404 for an address or a token that it does not know. The input is
   * refused then, so that the form shows the reason: the error page (spec §8) is for a call or a page that is missing itself.
   */
  refusesUnknown?: boolean;
  /** The text for an API without the call, whose 404 would lead to the error page although nothing on the screen is missing. */
  missingText?: string;
}

/** A write as it is sent. */
export interface Write extends WriteBody, WriteOptions {
  method: 'post' | 'patch' | 'delete';
  path: string;
}

/** What sends the calls of the browser. */
export interface BrowserHttp extends ReadHttp {
  /** @throws ApiCallError when the write fails or is refused */
  send(write: Write): Promise<Reply>;
}
