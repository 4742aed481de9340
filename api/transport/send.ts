import type { AxiosResponse } from 'axios';
import { toApiFailure } from '@/lib/errors/api-failure';
import type { RequestFields } from '@/schemas/request-fields';
import { browserHttp } from './http-client';

/** What a write sends. An upload has no fields with names of the site. */
interface WriteRequest extends Partial<Pick<RequestFields, 'ownPathOf'>> {
  body?: RequestFields['body'] | FormData;
  /** In milliseconds, for a write that takes longer than others. */
  timeout?: number;
}

/**
 * Sends a write; every write goes this way. The errors of its fields have the names of the site, by which forms know them.
 * @throws AxiosError when the request fails or is refused
 */
export async function send(
  method: 'post' | 'patch' | 'delete',
  path: string,
  { body, ownPathOf = (name) => name, timeout }: WriteRequest = {},
): Promise<AxiosResponse> {
  const http = await browserHttp();
  try {
    return await http.request({ method, url: path, data: body, ...(timeout && { timeout }) });
  } catch (error) {
    const failure = toApiFailure(error);
    if (!failure) throw error;
    const fields = Object.entries(failure.fields).map(([name, texts]) => [ownPathOf(name), texts]);
    throw Object.assign(error as Error, { failure: { ...failure, fields: Object.fromEntries(fields) } });
  }
}
