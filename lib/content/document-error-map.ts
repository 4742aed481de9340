import type * as z from 'zod';

const TYPES: Record<string, string> = {
  array: '一覧（[…]）で指定してください。',
  object: '「項目名: 値」の組で指定してください。',
  string: '文字列で指定してください。数字だけの値は "" で囲んでください。',
  number: '数値で指定してください。',
  int: '整数で指定してください。',
  boolean: 'true か false を指定してください。',
};

const UNITS: Record<string, string> = { string: '文字', array: '個' };

/**
 * Says in Japanese what is wrong with a field of a document (lib/content/documents.ts). It is given to `parse`, and zod asks it only
 * where the schema has no message of its own.
 */
export const documentErrorMap: z.core.$ZodErrorMap = (issue) => {
  if ((issue.input ?? null) === null) return '必須項目です';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'invalid_value':
      return `${issue.values.map(String).join('、')} のいずれかを指定してください。`;
    case 'too_small':
      return `${issue.minimum}${UNITS[issue.origin] ?? ''}以上を指定してください。`;
    case 'too_big':
      return `${issue.maximum}${UNITS[issue.origin] ?? ''}以下を指定してください。`;
    case 'not_multiple_of':
      return `${issue.divisor}の倍数で指定してください。`;
    case 'unrecognized_keys':
      return 'この項目はありません。';
    default:
      return undefined;
  }
};
