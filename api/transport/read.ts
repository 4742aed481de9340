import type { QueryFunctionContext } from '@tanstack/react-query';
import type * as z from 'zod';
import { CallError } from '@/lib/api-failure';
import { getHttp } from './http-client';

/**
 * GETs and parses one resource inside a query function. The schema comes by a dynamic import, so that zod is
 * not part of what a list page loads first.
 * @throws AxiosError on a refusal; CallError when the reply is not of the agreed shape, which is an answer too
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
  throw new CallError(status, `The reply to GET ${path} has another shape than agreed.`, {
    cause: result.error,
  });
}
