import type { QueryFunctionContext } from '@tanstack/react-query';
import type * as z from 'zod';
import { UnexpectedReplyError } from '@/lib/api-failure';
import { getHttp } from './http-client';

/**
 * Fetches and validates one resource inside a query function. The schema is a promise of a dynamic import, so that zod
 * is not part of a page's first load.
 * @throws AxiosError when the request fails; UnexpectedReplyError, which is not retried, when the response has an unexpected shape
 */
export async function read<T extends z.ZodType>(
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
  path: string,
  schema: Promise<T>,
  params?: URLSearchParams,
): Promise<z.output<T>> {
  const [parser, http] = await Promise.all([schema, getHttp(client)]);
  const { data, status } = await http.get(path, { params, signal });
  const result = parser.safeParse(data);
  if (result.success) return result.data;
  throw new UnexpectedReplyError(status, `The reply to GET ${path} has another shape than agreed.`, {
    cause: result.error,
  });
}
