import type { Choice } from '@/schemas/choice-fields';

/**
 * Returns the labels of the given values; a value without a label is shown itself. Returns 未入力 when no value is given,
 * an empty text while the list is loading.
 */
export function choiceLabelsText(choices: readonly Choice[] | undefined, values: readonly string[]): string {
  if (values.length === 0) return '未入力';
  if (!choices) return '';
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const unknown = values.filter((code) => !choices.some(({ value }) => value === code));
  return [...chosen, ...unknown].join('、');
}
