import { type ApiFailure, failureMessage } from '@/lib/api-failure';
import type { ErrorSummaryItem } from './ErrorSummary';

/** Id of a bound field's element; the summary finds the field, its label and its place on the page by it. */
export const getFieldElementId = (formId: string, name: string) => `${formId}-${name}`;

interface NamedMessage {
  name: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The tree of react-hook-form (nested objects, arrays, `root`) as a list of dotted names. */
export function flattenErrors(errors: unknown, prefix = ''): NamedMessage[] {
  if (!isRecord(errors)) return [];
  // Only a leaf has a type that is text; a field may itself be called `type`.
  if (typeof errors.type === 'string' || typeof errors.message === 'string') {
    return typeof errors.message === 'string' ? [{ name: prefix, message: errors.message }] : [];
  }
  return Object.entries(errors).flatMap(([key, inner]) => {
    if (key === 'root') return flattenErrors(inner, prefix);
    return flattenErrors(inner, prefix ? `${prefix}.${key}` : key);
  });
}

function toItem(formId: string, { name, message }: NamedMessage): ErrorSummaryItem {
  const fieldId = getFieldElementId(formId, name);
  if (!document.getElementById(fieldId)) return { message };
  const label = document.getElementById(`${fieldId}-label`)?.textContent ?? '';
  return { message, fieldId, label: message.includes(label) ? undefined : label };
}

/** In the order in which the fields stand on the page; what concerns no field comes first. */
function byDocumentOrder(a: ErrorSummaryItem, b: ErrorSummaryItem): number {
  const [first, second] = [a, b].map(({ fieldId }) => fieldId && document.getElementById(fieldId));
  if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What the summary says of failed checks. */
export const toSummaryItems = (formId: string, errors: readonly NamedMessage[]): ErrorSummaryItem[] =>
  errors.map((error) => toItem(formId, error)).sort(byDocumentOrder);

/** Says that it is not what was typed. */
export const NOT_SENT_TITLE = '送信できませんでした';

/** A refusal of the server: its field messages where the form has the field, else its reason as a whole. */
export function toFormErrors(formId: string, failure: ApiFailure | null) {
  const messages = Object.entries(failure?.fields ?? {}).flatMap(([name, texts]) =>
    texts.map((message) => ({ name, message })),
  );
  const fieldErrors = messages.filter(({ name }) => document.getElementById(getFieldElementId(formId, name)));
  const items = toSummaryItems(formId, messages);
  // Only a 400 speaks of what was typed; anything else leaves nothing to correct.
  const title = failure?.status === 400 ? undefined : NOT_SENT_TITLE;
  return { fieldErrors, title, items: items.length > 0 ? items : [{ message: failureMessage(failure) }] };
}
