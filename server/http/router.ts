import { OpenAPIHono } from '@hono/zod-openapi';
import { matchedRoutes } from 'hono/route';
import type { AppContext, AppEnv } from './context';
import { acceptedMessageSchema, apiErrorSchema } from './error-schema';
import { requireMemberBeforeTerms, requireMemberOrRetry, requireMemberWithTerms } from './session';
import { validationHook } from './validation';

/** Marks a route as members-only in the OpenAPI document. The route's middleware enforces it. */
const memberSecurity = { security: [{ session: [] }] };

const MEMBER_MIDDLEWARE = new Set<unknown>([
  requireMemberWithTerms,
  requireMemberBeforeTerms,
  requireMemberOrRetry,
]);

/** Returns whether a request is for a call that needs a login. */
export const isForMembers = (c: AppContext): boolean =>
  matchedRoutes(c).some(({ handler }) => MEMBER_MIDDLEWARE.has(handler));

/**
 * Returns a router for one domain. It requires the trailing slash and answers invalid input in the API's error format.
 */
export function createRouter() {
  const router = new OpenAPIHono<AppEnv>({ strict: true, defaultHook: validationHook });
  const add = router.openapi;
  router.openapi = ((route: { middleware?: unknown }, ...rest: [never, never]) => {
    const needsLogin = [route.middleware].flat().some((each) => MEMBER_MIDDLEWARE.has(each));
    return add((needsLogin ? { ...route, ...memberSecurity } : route) as never, ...rest);
  }) as typeof add;
  return router;
}

/** Returns the description of a JSON request or response body. */
export const jsonContent = <T>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Returns the description of a required JSON request body. */
export const requiredJsonBody = <T>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** The response `{message}`. */
export const acceptedResponse = jsonContent(acceptedMessageSchema, '受付済み');

/** Returns the descriptions of a route's error responses. */
export const errorResponses = <Status extends 400 | 403 | 404 | 409 | 429 | 503>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, jsonContent(apiErrorSchema, 'Error')])) as Record<
    Status,
    ReturnType<typeof jsonContent<typeof apiErrorSchema>>
  >;
