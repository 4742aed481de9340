import { ApiCallError, errorMessage } from '@/lib/errors/api-call-error';
import type { ErrorSummaryItem } from './ErrorSummary';

/**
 * Returns the id of a bound field's element, by which the error summary finds the field, its label and its position on
 * the page.
 */
export const getFieldElementId = (formId: string, name: string) => `${formId}-${name}`;

interface NamedMessage {
  name: string;
  message: string;
  /** `server` for an error of the API, which the schema does not know. */
  type?: string;
}

/** Returns react-hook-form's error tree (nested objects, arrays, `root`) as a list with dotted names. */
export function flattenErrors(errors: unknown, prefix = ''): NamedMessage[] {
  if (typeof errors !== 'object' || errors === null) return [];
  // Only a leaf has a string as its `type`. A field can also be named `type`, but its value is an object.
  const { type, message } = errors as { type?: unknown; message?: unknown };
  if (typeof message === 'string') return [{ name: prefix, message, type: String(type) }];
  if (typeof type === 'string') return [];
  return Object.entries(errors).flatMap(([key, inner]) => {
    if (key === 'root') return flattenErrors(inner, prefix);
    return flattenErrors(inner, prefix ? `${prefix}.${key}` : key);
  });
}

/** Returns a message with the name of the field's card before it, in a list whose cards have the same fields. */
function withCard(fieldId: string, message: string): string {
  const card = document.getElementById(fieldId)?.closest('form section[aria-label]');
  const name = card?.getAttribute('aria-label');
  return name ? `${name} ${message}` : message;
}

/** What a message is about: パスワード in 「パスワードを入力してください。」 */
const TOPIC = /^.+?(?=[をは]|には)/;

/** Names the field before a message, once: 「新しいパスワードを入力してください。」 where the message says パスワード. */
function withLabel(label: string, message: string): string {
  if (message.includes(label)) return message;
  const [topic] = TOPIC.exec(message) ?? [];
  return topic && label.endsWith(topic) ? label + message.slice(topic.length) : `${label}：${message}`;
}

/** Names the card of the field, and the field unless the message does: 「職務経歴1 開始年月を選択してください。」 */
function toItem(formId: string, { name, message }: NamedMessage): ErrorSummaryItem {
  const fieldId = getFieldElementId(formId, name);
  if (!document.getElementById(fieldId)) return { message };
  const label = document.getElementById(`${fieldId}-label`)?.textContent ?? '';
  return { message: withCard(fieldId, withLabel(label, message)), fieldId };
}

/** Compares by the position of the fields on the page. Errors without a field come first. */
function byDocumentOrder(a: ErrorSummaryItem, b: ErrorSummaryItem): number {
  const [first, second] = [a, b].map(({ fieldId }) => fieldId && document.getElementById(fieldId));
  if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Returns the summary items for the errors of fields and for `others`, in the order of the page. */
export const toSummaryItems = (
  formId: string,
  errors: readonly NamedMessage[],
  others: readonly ErrorSummaryItem[],
): ErrorSummaryItem[] => [...others, ...errors.map((error) => toItem(formId, error))].sort(byDocumentOrder);

/** Title for failures that the input did not cause. */
const NOT_SENT_TITLE = '送信できませんでした';

/**
 * Returns the name of the form's field for the path of an error. The path may contain the part of the record that the
 * form edits (`profile.zip`), and lead to a part of the field's value (`skills.1.level`).
 */
function findFieldName(formId: string, path: string): string {
  const parts = path.split('.');
  for (let end = parts.length; end > 0; end -= 1)
    for (let start = 0; start < end; start += 1) {
      const name = parts.slice(start, end).join('.');
      if (document.getElementById(getFieldElementId(formId, name))) return name;
    }
  return path;
}

/**
 * Paths of errors that are about the whole request, about the link that led to the form, or about a part of the member's
 * record that the form edits, for which serializers of Django have `non_field_errors` of their own.
 */
const UNNAMED =
  /^(non_field_errors|token|profile|work_style|conditions|invoice_establishment|(careers|educations|licenses)(\.\d+)?)$/;

/** Returns the id of the first field of a whole card of a list, such as `careers.1`. Undefined for any other path. */
function findCardFieldId(formId: string, path: string): string | undefined {
  if (!/\.\d+$/.test(path)) return undefined;
  return document.querySelector(`[id^="${getFieldElementId(formId, path)}."]:not(label)`)?.id;
}

/** Returns the name of a field that the form does not have, as the API calls it: `careers.0.start_on` → `start_on：`. */
function unknownFieldPrefix(path: string): string {
  const name = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .pop();
  return UNNAMED.test(path) ? '' : `${name}：`;
}

/**
 * Only a 400 with a reason is about the input. A page of Django or nginx, such as for cookies that are too long, has none. After
 * any other status there is nothing to correct.
 */
const isAboutInput = (error: unknown): boolean =>
  error instanceof ApiCallError &&
  error.isInputRefused &&
  (error.error !== undefined || Object.keys(error.fields).length > 0);

/** Converts what a submit has thrown into errors of the form's fields and items that belong to none, at least its general message. */
export function toFormErrors(formId: string, error: unknown) {
  const fields = error instanceof ApiCallError ? error.fields : {};
  // A password may break several rules, and several values of a list may be wrong: a field shows one text with all of it.
  const byField = new Map<string, Set<string>>();
  // Rows of a list have the same fields, and the summary names each once.
  const unknown = new Set<string>();
  // They lead to a field of their card, which the summary names.
  const cardItems: ErrorSummaryItem[] = [];
  for (const [path, texts] of Object.entries(fields)) {
    const name = findFieldName(formId, path);
    const hasField = document.getElementById(getFieldElementId(formId, name));
    const fieldId = findCardFieldId(formId, path);
    for (const message of texts)
      if (hasField) byField.set(name, (byField.get(name) ?? new Set()).add(message));
      else if (fieldId) cardItems.push({ message: withCard(fieldId, message), fieldId });
      else unknown.add(unknownFieldPrefix(path) + message);
  }
  const fieldErrors = [...byField].map(([name, texts]) => ({ name, message: [...texts].join(' ') }));
  const items = [...[...unknown].map((message) => ({ message })), ...cardItems];
  const title = isAboutInput(error) ? undefined : NOT_SENT_TITLE;
  if (items.length + fieldErrors.length === 0) items.push({ message: errorMessage(error) });
  return { fieldErrors, title, items };
}
