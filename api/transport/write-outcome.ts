import { DJANGO_SENTENCES } from '@/lib/errors/django-sentences';
import { messageText, NON_FIELD_ERROR_KEYS } from '@/lib/errors/error-body';
import { isObject, toBoolean } from '@/schemas/wire-values';

/** How the reply to a write with a status of success is understood (decision 0004). */
export type WriteOutcome =
  /** The write has succeeded. */
  | { kind: 'done'; body: unknown }
  /** The API says that it has refused the write. */
  | { kind: 'refused'; body: unknown }
  /** A page came instead of a reply, as load balancers send it while they show a maintenance page. */
  | { kind: 'page' }
  /** Nobody knows what the reply means. */
  | { kind: 'unreadable'; text: string };

/** Words for a failure in `result` and `status`. */
const FAILURE_WORD = /^(ng|err|errors?|fail|failed|failure|invalid)$/i;
/** How a sentence ends, and the name of a choice does not. */
const SENTENCE_END = /[。．.!！]$/;

const isFailureWord = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && FAILURE_WORD.test(value.trim()));

/** Returns whether a number is the HTTP status of an error, which an API may repeat in the body. */
const isErrorStatus = (value: unknown): boolean => typeof value === 'number' && value >= 400 && value < 600;

const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.keys(value).length > 0 : Boolean(value);
};

const childOf = (sent: unknown, name: string | number): unknown =>
  isObject(sent) || Array.isArray(sent) ? (sent as Record<string | number, unknown>)[name] : undefined;

/**
 * Returns whether a value is a list of messages. A list in the place of one value that was sent is; a list of sentences is
 * too, unlike one of choices or of names.
 */
function isMessages(value: readonly unknown[], sent: unknown): boolean {
  const isSingle = sent !== undefined && sent !== null && typeof sent !== 'object';
  return value.every((each) => typeof each === 'string' && (isSingle || SENTENCE_END.test(each)));
}

/** Returns whether a value consists of messages, nested as the fields that were sent. */
function isErrorTree(value: unknown, sent: unknown): boolean {
  if (Array.isArray(value)) {
    if (!value.some(isFilled)) return false;
    if (!value.every(isObject)) return isMessages(value, sent);
    // A row without errors is an empty object.
    return value.every((row, index) => !isFilled(row) || isErrorTree(row, childOf(sent, index)));
  }
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries.length > 0 && entries.every(([name, each]) => isErrorTree(each, childOf(sent, name)));
}

/**
 * Returns whether the JSON of a success says that the write has failed. `success: true` wins over the other signs. A record
 * that was saved may have a `status` of its own: it has an id, or the status is the one that was sent. A `detail` is a sign
 * only when it is one of Django's refusals, because Django packages confirm with it.
 */
function saysFailure(body: unknown, sent: unknown): boolean {
  if (!isObject(body)) return isFailureWord(body) || isErrorTree(body, sent);
  const success = toBoolean(body.success ?? body.ok);
  if (success !== undefined) return !success;
  if (['error', 'errors', ...NON_FIELD_ERROR_KEYS].some((name) => isFilled(body[name]))) return true;
  const isOwn = (name: string) => isFilled(body.id) || body[name] === childOf(sent, name);
  if (isFailureWord(body.result) || (isFailureWord(body.status) && !isOwn('status'))) return true;
  if (['status', 'status_code', 'code'].some((name) => isErrorStatus(body[name]) && !isOwn(name)))
    return true;
  const detail = messageText(body.detail);
  if (detail !== undefined && DJANGO_SENTENCES.some(([pattern]) => pattern.test(detail))) return true;
  return isErrorTree(body, sent);
}

/** Returns the JSON of a text; undefined for a text that is none. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Returns the JSON of a body, which may be null, or the text of another body. */
export function jsonOrText(text: unknown): unknown {
  const json = parseJson(text);
  return json === undefined ? text : json;
}

/**
 * Decides what a reply with a status of success says about a write: it has succeeded only without a body, or with JSON that
 * has no sign of a failure.
 * @param text the body as it came
 * @param sent the body of the request; undefined for an upload and for a call without one
 */
export function writeOutcome(text: string, sent?: unknown): WriteOutcome {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'done', body: '' };
  const body = parseJson(trimmed);
  if (body !== undefined) return { kind: saysFailure(body, sent) ? 'refused' : 'done', body };
  return trimmed.startsWith('<') ? { kind: 'page' } : { kind: 'unreadable', text: trimmed };
}
