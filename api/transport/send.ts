import type { AxiosResponse } from 'axios';
import { toApiFailure } from '@/lib/errors/api-failure';
import type { RequestFields } from '@/schemas/fields';
import { browserHttp } from './http-client';

/**
 * Sends a write. The errors of its fields have the names of the site, by which forms know them.
 * @throws AxiosError when the request fails or is refused
 */
export async function send(
  method: 'post' | 'patch',
  path: string,
  { body, ownPathOf }: RequestFields,
): Promise<AxiosResponse> {
  const http = await browserHttp();
  try {
    return await http[method](path, body);
  } catch (error) {
    const failure = toApiFailure(error);
    if (!failure) throw error;
    const fields = Object.entries(failure.fields).map(([name, texts]) => [ownPathOf(name), texts]);
    throw Object.assign(error as Error, { failure: { ...failure, fields: Object.fromEntries(fields) } });
  }
}
