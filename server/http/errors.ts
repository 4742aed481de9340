import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REQUEST_ID_HEADER } from '@/lib/request-id';
import { findConnectionError, isDatabaseUnavailable, isTransientFailure } from '@/server/db/client';
import { log } from '@/server/log';

/** The `detail` texts of Django REST Framework. Users see `error` instead. */
const DEFAULT_DETAILS: Partial<Record<number, string>> = {
  403: 'You do not have permission to perform this action.',
  404: 'Not found.',
  405: 'Method not allowed.',
  413: 'Request body is too large.',
  415: 'Unsupported media type in request.',
  429: 'Request was throttled.',
  503: 'Service temporarily unavailable, try again later.',
};

interface ApiErrorOptions {
  detail?: string;
  /** Messages by field name; the form shows each at its field. */
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number;
}

/**
 * The error that services throw for an expected failure. It carries the HTTP status, a code for programs and a Japanese
 * message for the user. The response has the shape `{detail?, error, code, <field>?: [messages]}`.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    readonly error: string,
    readonly options: ApiErrorOptions = {},
  ) {
    super(code);
  }
}

/** Returns a 400 error for one field. The message is shown at the field and is also the error's summary. */
export const fieldError = (field: string, message: string) =>
  new ApiError(400, 'invalid', message, { fields: { [field]: [message] } });

/** Returns a 400 error for several fields, each with its own messages. */
export const fieldErrors = (fields: Record<string, string[]>) =>
  new ApiError(400, 'invalid', 'ご入力内容を確認してください。', { fields });

/** Returns a 404 error. It is also used for another member's record, so that its existence is not disclosed. */
export const notFound = () =>
  new ApiError(404, 'not_found', 'お探しのページまたは情報が見つかりませんでした。');

/** Returns the error for a request without a login. The status is 403 and not 401, as in Django REST Framework. */
export const notAuthenticated = () =>
  new ApiError(403, 'not_authenticated', 'ログインしてください。', {
    detail: 'Authentication credentials were not provided.',
  });

const unreadableBody = () =>
  new ApiError(400, 'parse_error', '送信内容を読み取れませんでした。', { detail: 'JSON parse error.' });

/**
 * Returns whether a body ended early because its client has left. Its error has the code of a socket, as that of a lost
 * connection to the database, and would be a line in the log for each client that leaves.
 */
const isCutBody = (thrown: Error, c: Context): boolean =>
  c.req.raw.signal.aborted && findConnectionError(thrown) === thrown;

function toApiError(thrown: Error): ApiError | null {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof HTTPException) {
    if (thrown.status === 415) {
      return new ApiError(415, 'unsupported_media_type', '送信の形式が正しくありません。');
    }
    if (thrown.status === 400) return unreadableBody();
  }
  if (isDatabaseUnavailable(thrown) || isTransientFailure(thrown)) {
    return new ApiError(
      503,
      'unavailable',
      'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。',
      {
        retryAfterSeconds: 5,
      },
    );
  }
  return null;
}

/**
 * Returns what is logged of an error. Without a connection every statement of every request fails, so that statements and
 * stacks would fill the disk and tell nothing: only the error of the connection is kept.
 */
function loggedError(thrown: Error): Error {
  const lost = findConnectionError(thrown);
  if (!lost) return thrown;
  const { code } = lost as { code?: unknown };
  return Object.assign(new Error(lost.message), { stack: '', ...(code !== undefined && { code }) });
}

/** Returns the route of the request as the line of the request names it, without a value of its path. */
const routeOf = (c: Context): string => routePath(c, -1).replace(/:\w+/g, '{id}');

/** The call that has failed, as the line in the log names it. */
interface FailedCall {
  method: string;
  route: string;
  /** Undefined in tests, which call the app without a connection. */
  requestId: unknown;
}

interface ErrorReply {
  status: ContentfulStatusCode;
  body: Record<string, unknown>;
  retryAfterSeconds?: number | undefined;
}

/**
 * Returns the status and the body that answer an error. Unexpected errors are logged without SQL parameter values, and with
 * the route instead of the path, which may contain an id, an invoice number or a token.
 */
export function toErrorReply(thrown: Error, { requestId, ...call }: FailedCall): ErrorReply {
  const apiError = toApiError(thrown);
  if (!apiError || apiError.status === 503)
    log.error({ ...(requestId ? { requestId } : {}), err: loggedError(thrown), ...call }, 'a request failed');
  if (!apiError) {
    return {
      status: 500,
      body: {
        detail: 'Internal server error.',
        error: '予期しないエラーが発生しました。時間をおいて、もう一度お試しください。',
        code: 'error',
      },
    };
  }
  const { status, code, error, options } = apiError;
  const detail = options.detail ?? DEFAULT_DETAILS[status];
  return {
    status,
    body: { ...options.fields, ...(detail ? { detail } : {}), error, code },
    retryAfterSeconds: options.retryAfterSeconds,
  };
}

/** Converts any error thrown by a handler into the JSON error response. */
export function handleError(thrown: Error, c: Context): Response {
  const { status, body, retryAfterSeconds } = toErrorReply(isCutBody(thrown, c) ? unreadableBody() : thrown, {
    requestId: c.env?.incoming?.headers?.[REQUEST_ID_HEADER],
    method: c.req.method,
    route: routeOf(c),
  });
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(body, status);
}
