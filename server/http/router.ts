import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import type { AppContext, AppEnv } from './context';
import { fieldErrors, handleError, notFound } from './errors';
import { requireMemberBeforeTerms, requireMemberOrRetry, requireMemberWithTerms } from './session';

const MEMBER_MIDDLEWARE = new Set<unknown>([
  requireMemberWithTerms,
  requireMemberBeforeTerms,
  requireMemberOrRetry,
]);

/**
 * Returns what `createRoute` needs for a call of members: the middleware, and the mark in the OpenAPI document.
 * @param admit one of the middlewares of session.ts
 * @param others what comes after it
 */
export const membersOnly = (admit: MiddlewareHandler<AppEnv>, ...others: MiddlewareHandler<AppEnv>[]) => ({
  middleware: [admit, ...others],
  security: [{ session: [] }],
});

/** Returns whether a request is for a call that needs a login. */
export const isForMembers = (c: AppContext): boolean =>
  matchedRoutes(c).some(({ handler }) => MEMBER_MIDDLEWARE.has(handler));

// Replaces zod's own English messages. Schemas have none of their own for cases that a form cannot produce.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && (input ?? null) === null ? '必須項目です。' : '入力内容を確認してください。',
});

function fieldMessages(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.map(String).join('.') || 'non_field_errors';
    fields[name] ??= [];
    fields[name].push(message);
  }
  return fields;
}

type ValidationResult = { target: string } & (
  | { success: true; data: unknown }
  | { success: false; error: z.ZodError }
);

/**
 * Answers invalid input with 400 and messages by field (nested fields by dotted path, as in the forms), and a path that
 * cannot identify a record with 404.
 */
function validationHook(result: ValidationResult, c: Context<AppEnv>): Response | undefined {
  if (!result.success) {
    return handleError(result.target === 'param' ? notFound() : fieldErrors(fieldMessages(result.error)), c);
  }
  const path = findInvalidText(result.data);
  if (path === null) return undefined;
  return handleError(fieldErrors({ [path || 'non_field_errors']: [INVALID_TEXT_MESSAGE] }), c);
}

/**
 * Returns a router for one domain. It requires the trailing slash and answers invalid input in the API's error format.
 */
export const createRouter = () => new OpenAPIHono<AppEnv>({ strict: true, defaultHook: validationHook });

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

/**
 * The error response: `error` is a Japanese message for users, `detail` is Django's text, and each field has its own
 * messages.
 */
export const apiErrorSchema = z
  .object({ error: z.string(), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]))
  .openapi('ApiError');

/** The response of a request that returns no other data. */
export const acceptedMessageSchema = z.object({ message: z.string().optional() }).openapi('Accepted');

/** The response `{message}`. */
export const acceptedResponse = jsonContent(acceptedMessageSchema, '受付済み');

/** Returns the descriptions of a route's error responses. */
export const errorResponses = <Status extends 400 | 403 | 404 | 409 | 429 | 503>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, jsonContent(apiErrorSchema, 'Error')])) as Record<
    Status,
    ReturnType<typeof jsonContent<typeof apiErrorSchema>>
  >;
