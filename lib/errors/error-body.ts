import { isObject } from '@/schemas/wire-values';
import type { CallFailure } from './api-call-error';
import { withFieldLabel } from './field-labels';

/** Errors of the whole input, as Django REST Framework names them. */
export const NON_FIELD_ERROR_KEYS = new Set(['non_field_errors', '__all__']);
/** What an error body contains besides the errors of fields. */
const METADATA_KEYS = new Set(['error', 'detail', 'code']);

/**
 * Returns the text of a message, which may be a sentence or a list of them. `get_full_details()` of Django REST Framework
 * writes each sentence as an object with its code. Undefined without one.
 */
export function messageText(value: unknown): string | undefined {
  const sentences = [value]
    .flat()
    .map((each) => (isObject(each) ? each.message : each))
    .filter((each): each is string => typeof each === 'string' && each !== '');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

type FieldMessage = readonly [path: string, message: string];

/** A list of sentences belongs to the field itself; in a list of objects each belongs to an element. */
const flattenList = (values: readonly unknown[], path: string): FieldMessage[] =>
  values.flatMap((value, index) => flatten(value, isObject(value) ? `${path}.${index}` : path));

function flattenRecord(record: Record<string, unknown>, path: string): FieldMessage[] {
  if (typeof record.message === 'string') return [[path, record.message]];
  return Object.entries(record).flatMap(([name, value]) =>
    flatten(value, NON_FIELD_ERROR_KEYS.has(name) ? path : `${path}.${name}`),
  );
}

/** Returns the messages of an error tree with the dotted path of each field: `licenses.1.name`. */
function flatten(value: unknown, path: string): FieldMessage[] {
  if (Array.isArray(value)) return flattenList(value, path);
  if (isObject(value)) return flattenRecord(value, path);
  return typeof value === 'string' && value !== '' ? [[path, value]] : [];
}

/**
 * Returns the messages of each field of an error body, by dotted path. Errors of the whole input have the path
 * `non_field_errors`. A text belongs to no field, such as a `message` beside a `code`; a list under `message` belongs to
 * the field of that name.
 */
function fieldMessages(body: unknown): Record<string, string[]> {
  // A map, because another API may name a field like a property that every object has.
  const fields = new Map<string, string[]>();
  if (!isObject(body)) return {};
  for (const [name, value] of Object.entries(body)) {
    if (METADATA_KEYS.has(name) || (typeof value === 'string' && !NON_FIELD_ERROR_KEYS.has(name))) continue;
    const root = NON_FIELD_ERROR_KEYS.has(name) ? 'non_field_errors' : name;
    for (const [path, message] of flatten(value, root))
      fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return Object.fromEntries(fields);
}

/**
 * Returns the sentence of an error body for the user: `error`, else `detail`, else the errors of the whole input, else a
 * text under `message`.
 */
export function errorSentence(body: unknown): string | undefined {
  if (!isObject(body)) return Array.isArray(body) ? messageText(body) : undefined;
  return (
    messageText(body.error) ??
    messageText(body.detail) ??
    fieldMessages(body).non_field_errors?.join(' ') ??
    (typeof body.message === 'string' ? messageText(body.message) : undefined)
  );
}

const MINUTE = 60;
const HOUR = 3600;

function waitText(seconds: number): string {
  if (seconds < MINUTE) return `${Math.max(1, Math.ceil(seconds))}秒後`;
  return seconds < HOUR ? `${Math.ceil(seconds / MINUTE)}分後` : `${Math.ceil(seconds / HOUR)}時間後`;
}

/** @param header Retry-After: seconds, or a date */
function secondsFrom(header: unknown, detail: unknown): number | undefined {
  const text = typeof header === 'string' || typeof header === 'number' ? String(header) : '';
  if (/^\d+$/.test(text)) return Number(text);
  const wait = (Date.parse(text) - Date.now()) / 1000;
  if (!Number.isNaN(wait)) return wait;
  // The sentence of Django REST Framework.
  const seconds = /available in (\d+) second/.exec(messageText(detail) ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

interface FailedReply {
  status: number;
  data?: unknown;
  headers?: Readonly<Record<string, unknown>>;
}

/** Returns in how many seconds a throttled call may be repeated, as far as the reply says so. */
const secondsUntilRetry = ({ data, headers }: Pick<FailedReply, 'data' | 'headers'>) =>
  secondsFrom(headers?.['retry-after'], isObject(data) ? data.detail : undefined);

/** Returns the sentence for a throttled call, which says when to try again if the server does. */
function throttledSentence(reply: FailedReply): string {
  const error = isObject(reply.data) ? reply.data.error : undefined;
  const sentence = messageText(error);
  // A sentence with a number already says when.
  if (sentence && /\d/.test(sentence)) return sentence;
  const seconds = secondsUntilRetry(reply);
  const time = seconds === undefined ? 'しばらくしてから' : `${waitText(seconds)}に`;
  return `${sentence ?? '操作の回数が上限に達しました。'}${time}もう一度お試しください。`;
}

/** Returns the messages of the first field, which they name. Undefined without one. */
function firstFieldSentence(fields: Record<string, string[]>): string | undefined {
  const [first] = Object.entries(fields);
  return first && withFieldLabel(first[0], first[1].join(' '));
}

/** For a 413 without a sentence, as a proxy in front of an API sends it: trying again would not help. */
const TOO_LARGE_MESSAGE = '送信する内容が大きすぎます。文章を短くするか、小さい画像を選んでください。';

/**
 * Returns what forms and notices show of a failed reply: the sentence and the messages of each field. The messages of
 * the first field are the sentence of an error that has no other, because toasts and dialogs show no fields.
 */
export function readFailedReply(reply: FailedReply): CallFailure {
  const { status, data } = reply;
  const fields = fieldMessages(data);
  const sentence = status === 429 ? throttledSentence(reply) : errorSentence(data);
  const fallback = status === 413 ? TOO_LARGE_MESSAGE : undefined;
  return { status, error: sentence ?? firstFieldSentence(fields) ?? fallback, fields };
}
