import { ApiCallError, type CallErrorKind } from '@/lib/errors/api-call-error';
import { readFailedReply } from '@/lib/errors/error-body';
import { translateReply } from '@/lib/errors/translate-errors';
import type { Reply, Write } from './calls';

/** The call that was answered. */
type Call = Pick<Write, 'path' | 'ownPathOf' | 'refusesUnknown' | 'missingText'> & { method: string };

/** Leaves the original sentences of a reply in the browser's console, when people read others. */
function logOriginal({ status, data }: Reply, { method, path }: Call, shown: unknown): void {
  if (typeof window === 'undefined') return;
  const original = JSON.stringify(data);
  if (JSON.stringify(shown) !== original)
    // biome-ignore lint/suspicious/noConsole: the only place where an operator finds what the API really said
    console.info(`${method.toUpperCase()} ${path}: ${status} ${original}`);
}

/** What a status means, unless the body of a success says otherwise. */
const kindOf = (status: number): CallErrorKind => (status >= 500 ? 'unavailable' : 'refused');

/**
 * Returns the error of a call from its failed reply. The sentences of Django become Japanese ones, and the fields get the
 * names by which forms know them. A refusal with a status of success reads like one with 400.
 */
export function callError(reply: Reply, call: Call, kind = kindOf(reply.status)): ApiCallError {
  const { status, headers } = reply;
  const { path, ownPathOf = (name) => name, refusesUnknown, missingText } = call;
  const understood = { ...reply, status: kind === 'refused' && status < 300 ? 400 : status };
  const body = translateReply(understood, { isLogin: path === '/login/' });
  logOriginal(reply, call, body);
  const { error, fields } = readFailedReply({ ...understood, data: body });
  const isMissing = status === 404 && missingText !== undefined;
  const isUnknown = status === 404 && error !== undefined && refusesUnknown;
  return new ApiCallError(kind, {
    // The status 404 leads to the error page.
    status: isMissing ? 405 : isUnknown ? 400 : status,
    error: isMissing ? missingText : error,
    fields: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [ownPathOf(name), texts])),
    body,
    // A date is no number.
    retryAfter: status === 429 ? Number(headers?.['retry-after']) || 0 : 0,
  });
}
