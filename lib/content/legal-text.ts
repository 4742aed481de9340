import type { LinkedText } from '@/schemas/legal-text';

/** Returns the text without links, for React keys and for metadata. */
export const plainText = (text: LinkedText): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Returns the article number. Articles refer to each other as 「第5条（登録の拒否）」, and a test compares number and title. */
export const articleNumber = (index: number): string => `第${index + 1}条`;
