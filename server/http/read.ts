import type { RouteConfig } from '@hono/zod-openapi';
import type * as z from 'zod';
import type { Db } from '@/server/db/client';
import type { AppContext, AppEnv } from './context';
import { etagOf } from './etag';
import { revisionEtag } from './public-read';
import { createRouter } from './router';

/** What a read needs of its caller: a request of the network, or a page of this process. */
export interface ReadContext {
  var: AppEnv['Variables'];
  /** With the prefix of the API, for the links of a list. */
  path: string;
  query: URLSearchParams;
  /** The `{id}` of the path. */
  id?: number | undefined;
}

/** Returns the body of the response. Throws ApiError for an expected failure. */
type Read<T = unknown> = (context: ReadContext) => Promise<T>;

/** A GET that pages of this process call too, without a request (server/page-reads.ts). */
export interface ReadRoute {
  route: RouteConfig;
  read: Read;
  /** For a list that is long and changes rarely: returns a text that changes with every row and with the shape. */
  readRevision?: ((db: Db) => Promise<string>) | undefined;
}

type JsonRoute<T> = RouteConfig & {
  responses: { 200: { content: { 'application/json': { schema: z.ZodType<T> } } } };
};

/** Returns a GET with the function that reads its body, for requests of the network and for pages of this process. */
export const createRead = <T>(
  route: JsonRoute<T>,
  read: Read<NoInfer<T>>,
  readRevision?: ReadRoute['readRevision'],
): ReadRoute => ({ route, read, readRevision });

const readContextOf = (c: AppContext): ReadContext => ({
  var: c.var,
  path: c.req.path,
  query: new URL(c.req.url).searchParams,
  // The parameters of the route have been checked before.
  id: Number(c.req.param('id')),
});

/** Returns a router that answers requests of the network with these reads. */
export function createReadRouter(reads: readonly ReadRoute[]) {
  const router = createRouter();
  for (const { route, read, readRevision } of reads)
    router.openapi(route, async (c: AppContext) => {
      // Before the rows, so that no response has the ETag of newer ones.
      const revision = await readRevision?.(c.var.db);
      const text = JSON.stringify(await read(readContextOf(c)));
      c.header('ETag', revision === undefined ? etagOf(text) : revisionEtag(revision));
      return c.body(text, 200, { 'Content-Type': 'application/json' });
    });
  return router;
}

/** Returns the values of each parameter of the query. */
export function queryValues({ query }: Pick<ReadContext, 'query'>): Record<string, string[]> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}
