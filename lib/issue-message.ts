import type * as z from 'zod';

/** Whether the message is zod's own, in English, instead of one that a schema gives. */
const DEFAULT_MESSAGE = /^(Invalid|Too|Unrecognized) /;

const TYPES: Record<string, string> = {
  array: '一覧（[…]）で指定してください。',
  object: '「項目名: 値」の組で指定してください。',
  string: '文字列で指定してください。数字だけの値は "" で囲んでください。',
  number: '数値で指定してください。',
  int: '整数で指定してください。',
  boolean: 'true か false を指定してください。',
};

const UNITS: Record<string, string> = { string: '文字', array: '個' };

/** Returns the value at the path of an issue, or undefined. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/**
 * Returns what is wrong, in Japanese: the schema's own message where it has one.
 * @param data what was validated
 */
export function issueMessage(issue: z.core.$ZodIssue, data: unknown): string {
  if (!DEFAULT_MESSAGE.test(issue.message)) return issue.message;
  if ((valueAt(data, issue.path) ?? null) === null) return '必須項目です';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.message;
    case 'invalid_value':
      return `${issue.values.map(String).join('、')} のいずれかを指定してください。`;
    case 'too_small':
      return `${issue.minimum}${UNITS[issue.origin] ?? ''}以上を指定してください。`;
    case 'too_big':
      return `${issue.maximum}${UNITS[issue.origin] ?? ''}以下を指定してください。`;
    case 'not_multiple_of':
      return `${issue.divisor}の倍数で指定してください。`;
    case 'unrecognized_keys':
      return `${issue.keys.join('、')} という項目はありません。`;
    default:
      return issue.message;
  }
}
