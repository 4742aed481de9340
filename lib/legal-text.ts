import type { LinkedText } from '@/schemas/legal-text';

/** The text without its links: for keys, and for what is not drawn. */
export const plainText = (text: LinkedText): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Articles refer to each other as 「第5条（登録の拒否）」: a test compares number and title. */
export const articleNumber = (index: number): string => `第${index + 1}条`;
