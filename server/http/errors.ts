import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway } from '@/server/db/client';
import { log } from '@/server/log';

/** As Django REST Framework words it; the person reads `error`. */
const DETAILS: Partial<Record<number, string>> = {
  403: 'You do not have permission to perform this action.',
  404: 'Not found.',
  405: 'Method not allowed.',
  413: 'Request body is too large.',
  415: 'Unsupported media type in request.',
  429: 'Request was throttled.',
  503: 'Service temporarily unavailable, try again later.',
};

interface RefusalParts {
  detail?: string;
  /** Messages per field, each landing on its field of the form. */
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number;
}

/**
 * What a service throws to say no: the status, a code for programs and a Japanese sentence for people. The wire
 * shape is `{detail?, error, code, <field>?: [messages]}`.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    readonly error: string,
    readonly parts: RefusalParts = {},
  ) {
    super(code);
  }
}

/** 400 for one field: the sentence stands at it, and is what is told of the whole. */
export const refuseField = (field: string, message: string) =>
  new Refusal(400, 'invalid', message, { fields: { [field]: [message] } });

/** 400 for several fields, each with its own sentences. */
export const refuseFields = (fields: Record<string, string[]>) =>
  new Refusal(400, 'invalid', 'ご入力内容を確認してください。', { fields });

/** 404; also for a record that the caller may not know of. */
export const notFound = () =>
  new Refusal(404, 'not_found', 'お探しのページまたは情報が見つかりませんでした。');

/** For the anonymous 403, as Django REST Framework has it. */
export const notAuthenticated = () =>
  new Refusal(403, 'not_authenticated', 'ログインしてください。', {
    detail: 'Authentication credentials were not provided.',
  });

function toRefusal(thrown: Error): Refusal | null {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof HTTPException) {
    if (thrown.status === 415) {
      return new Refusal(415, 'unsupported_media_type', '送信の形式が正しくありません。');
    }
    if (thrown.status === 400) {
      return new Refusal(400, 'parse_error', '送信内容を読み取れませんでした。', {
        detail: 'JSON parse error.',
      });
    }
  }
  if (isDatabaseAway(thrown)) {
    return new Refusal(
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

/** Turns whatever a handler throws into the wire's shape. The unforeseen is logged without bound values. */
export function handleError(thrown: Error, c: Context): Response {
  const refusal = toRefusal(thrown);
  if (!refusal || refusal.status === 503) {
    log.error({ err: thrown, method: c.req.method, route: c.req.path }, 'a request failed');
  }
  if (!refusal) {
    return c.json(
      {
        detail: 'Internal server error.',
        error: '予期しないエラーが発生しました。時間をおいて、もう一度お試しください。',
        code: 'error',
      },
      500,
    );
  }
  const { status, code, error, parts } = refusal;
  const detail = parts.detail ?? DETAILS[status];
  if (parts.retryAfterSeconds !== undefined) c.header('Retry-After', String(parts.retryAfterSeconds));
  return c.json({ ...parts.fields, ...(detail ? { detail } : {}), error, code }, status);
}
