import type { Choice } from '@/schemas/common';

/** Returns the labels of the given values: 未入力 when no value is given, an empty text while the list is loading. */
export function choiceLabelsText(choices: readonly Choice[] | undefined, values: readonly string[]): string {
  if (values.length === 0) return '未入力';
  const chosen = choices?.filter(({ value }) => values.includes(value)) ?? [];
  return chosen.map(({ label }) => label).join('、');
}
