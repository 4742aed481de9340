import type { Choice } from '@/schemas/choice-fields';

/**
 * Returns the labels of the given values; a value without a label is shown itself. Returns an empty text while the list is
 * loading.
 * @param emptyText shown when no value is given
 */
export function choiceLabelsText(
  choices: readonly Choice[] | undefined,
  values: readonly string[],
  emptyText = '',
): string {
  if (values.length === 0) return emptyText;
  if (!choices) return '';
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const unknown = values.filter((code) => !choices.some(({ value }) => value === code));
  return [...chosen, ...unknown].join('、');
}
