import type { Choice } from '@/schemas/common';

/** Values of a choice list in words; 未入力 where nothing is chosen, nothing while the list is on its way. */
export function choiceLabelsText(choices: readonly Choice[] | undefined, values: readonly string[]): string {
  if (values.length === 0) return '未入力';
  const chosen = choices?.filter(({ value }) => values.includes(value)) ?? [];
  return chosen.map(({ label }) => label).join('、');
}
