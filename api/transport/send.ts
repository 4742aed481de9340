import type { RequestFields } from '@/schemas/request-fields';
import { browserHttp, type Reply } from './http-client';

/** What a write sends. An upload has no fields with names of the site. */
interface WriteBody extends Partial<Pick<RequestFields, 'ownPathOf'>> {
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
