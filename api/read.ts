import type { QueryFunctionContext } from '@tanstack/react-query';
import type * as z from 'zod';
import { httpOf } from './http';

/**
 * GETs and parses one resource inside a query function. The schema comes by a dynamic import, so that zod is
 * not part of what a list page loads first.
 * @throws AxiosError on a refusal, ZodError when the reply is not of the agreed shape
 */
export async function read<T extends z.ZodType>(
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
  path: string,
  schema: Promise<T>,
  params?: URLSearchParams,
): Promise<z.output<T>> {
  const [shape, http] = await Promise.all([schema, httpOf(client)]);
  const { data } = await http.get(path, { params, signal });
  return shape.parse(data);
}
