import { OpenAPIHono } from '@hono/zod-openapi';
import { acceptedSchema, apiErrorSchema } from '@/schemas/common';
import type { AppEnv } from './context';
import { membersOnly, membersOrRetry } from './session';
import { validationHook } from './validation';

/** The contract names what is for members only; the route's middleware is what makes it so. */
const memberSecurity = { security: [{ session: [] }] };

const MEMBER_MIDDLEWARE = new Set<unknown>([membersOnly, membersOrRetry]);

/** A domain's router: strict about the closing slash, answering bad input in the wire's shape. */
export function createRouter() {
  const router = new OpenAPIHono<AppEnv>({ strict: true, defaultHook: validationHook });
  const add = router.openapi;
  router.openapi = ((route: { middleware?: unknown }, ...rest: [never, never]) => {
    const isForMembers = [route.middleware].flat().some((each) => MEMBER_MIDDLEWARE.has(each));
    return add((isForMembers ? { ...route, ...memberSecurity } : route) as never, ...rest);
  }) as typeof add;
  return router;
}

/** A JSON body or answer of a route description. */
export const json = <T>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A required JSON body of a route description. */
export const body = <T>(schema: T) => ({ required: true, content: { 'application/json': { schema } } });

/** `{message}`. */
export const accepted = json(acceptedSchema, '受付済み');

/** The refusals that a route may answer with, for its description. */
export const errorResponses = <Status extends 400 | 403 | 404 | 409 | 429 | 503>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, json(apiErrorSchema, 'Refused')])) as Record<
    Status,
    ReturnType<typeof json<typeof apiErrorSchema>>
  >;
