import type { OpenAPIHono } from '@hono/zod-openapi';
import { CSRF_COOKIE, SESSION_COOKIE } from '@/config/cookies';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type PathItem = NonNullable<Document['paths']>[string];
export type Operation = NonNullable<PathItem['get']>;
type Responses = NonNullable<Operation['responses']>;
export type OpenApiDocument = Document;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** The security schemes of the document. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'ログインで発行されるセッション。スクリプトからは読めません。',
  },
  csrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: CSRF_COOKIE,
    description: 'どの呼び出しでも、持っていなければ発行されます。ログインとログアウトで変わります。',
  },
  csrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'GET と HEAD 以外のすべての呼び出しで、csrftoken と同じ値を送ります。',
  },
} as const;

const errorContent = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
});

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '400': '入力に誤りがあります。項目名ごとにメッセージの配列が付きます。',
  '403': 'ログインしていない、権限がない、または X-CSRFToken が正しくありません。',
  '404': '該当する情報がありません。',
  '409': '現在の状態では行えません。',
  '413': '送信内容が大きすぎます。',
  '415': '送信の形式（Content-Type）が正しくありません。',
  '429': '回数が多すぎます。Retry-After の秒数だけ待ってください。',
  '503': 'ただいま利用できません。Retry-After の秒数だけ待ってください。',
};

const retryAfter = {
  'Retry-After': { description: '待つ秒数', required: true, schema: { type: 'integer', minimum: 1 } },
};

const errorResponse = (status: string) =>
  errorContent(DESCRIPTIONS[status] ?? '', status === '429' || status === '503' ? retryAfter : undefined);

const etagHeaders = {
  ETag: {
    description: '内容の版。If-None-Match に入れて送ると、変わらなければ304です。',
    schema: { type: 'string' },
  },
};

const isRead = (method: Method): boolean => method === 'get';

/** Returns the error statuses that every operation of that kind may return in addition to its route's own. */
function commonStatuses(path: string, method: Method, operation: Operation): string[] {
  const always = path.includes('{') ? ['404', '503'] : ['503'];
  if (isRead(method)) return always;
  return [...always, '403', '413', ...(operation.requestBody ? ['400', '415'] : [])];
}

function responsesFor(path: string, method: Method, operation: Operation): Responses {
  const statuses = new Set([
    ...Object.keys(operation.responses ?? {}),
    ...commonStatuses(path, method, operation),
  ]);
  const all = [...statuses].sort().map((status) => {
    const declared = operation.responses?.[status as `${1 | 2 | 3 | 4 | 5}XX`];
    if (DESCRIPTIONS[status]) return [status, errorResponse(status)];
    return [
      status,
      isRead(method) && declared && !('$ref' in declared) ? { ...declared, headers: etagHeaders } : declared,
    ];
  });
  if (isRead(method)) all.push(['304', { description: 'If-None-Match の版から変わっていません。' }]);
  return Object.fromEntries(all);
}

/**
 * Returns the cookies and headers that an operation requires. A GET route that declares 403 requires a session. Other
 * routes are marked by `membersOnly` (http/router.ts).
 */
function securityFor(method: Method, operation: Operation): Record<string, string[]>[] {
  const isForMembers = isRead(method)
    ? operation.responses?.['403'] !== undefined
    : Boolean(operation.security);
  const requirements = {
    ...(isForMembers && { session: [] }),
    ...(!isRead(method) && { csrfCookie: [], csrfHeader: [] }),
  };
  return Object.keys(requirements).length > 0 ? [requirements] : [];
}

const operationId = (method: Method, path: string): string =>
  [method, ...path.split(/[^A-Za-z0-9]+/).filter(Boolean)]
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** Returns the operation with the common parts of its kind: error responses, caching headers, cookies and CSRF token. */
export function completeOperation(path: string, method: Method, operation: Operation): Operation {
  return {
    ...operation,
    operationId: operationId(method, path),
    security: securityFor(method, operation),
    responses: responsesFor(path, method, operation),
  };
}
