import type { Reply, Write, WriteBody, WriteOptions } from './calls';
import { browserHttp } from './http-client';

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
