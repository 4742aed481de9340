import { foldText } from '@/schemas/normalize-text';

/** The conditions of a search on a vacancy's `search_text`. */
export interface SearchTerms {
  /** The words, all of which the text must contain. The other two say the same in a form that the index answers. */
  words: string[];
  /** Single characters and pairs, all of which must occur. The index answers these. */
  grams: string[];
  /**
   * Words that are longer than a pair. The text must contain each of them, because matching pairs alone do not prove a
   * match.
   */
  longWords: string[];
}

/**
 * Returns the pairs of adjacent characters, or the only character. The database function `vacancy_grams` must return
 * the same.
 */
function bigrams(word: string): string[] {
  const chars = Array.from(word);
  return chars.length === 1 ? chars : chars.slice(1).map((char, at) => `${chars[at]}${char}`);
}

/**
 * Returns a vacancy's `search_text`: its folded fields, one per line, so that a word cannot match across two
 * fields.
 */
export const buildSearchText = (fields: readonly string[]): string =>
  fields
    .map(foldText)
    .filter((field) => field !== '')
    .join('\n');

/**
 * Removes the long-vowel mark at the end of a search word, so that サーバー also finds サーバ. Short words keep it, because it
 * is part of their meaning (フロー).
 */
const withoutTrailingMark = (word: string) => word.replace(/(?<=[ぁ-ゖー]{3})ー$/, '');

/** What {@link foldText} removes before it looks at signs. */
const BLANK = /[\s\p{Other}\p{Variation_Selector}]/gu;

/**
 * Parses the search text of a user. Words are separated by white space, including the full-width space, and must all
 * match. A text of signs only, which no folded text contains, is one word as typed, so that it finds nothing instead of everything.
 * @returns null when the text is blank
 */
export function parseSearch(search: string): SearchTerms | null {
  const words = search
    .split(/\s+/)
    .map((word) => withoutTrailingMark(foldText(word).replace(/^#(?=.)/, '')))
    .filter((word) => word !== '');
  if (words.length === 0) words.push(search.replace(BLANK, ''));
  if (words[0] === '') return null;
  return {
    words: [...new Set(words)],
    grams: [...new Set(words.flatMap(bigrams))],
    longWords: [...new Set(words.filter((word) => Array.from(word).length > 2))],
  };
}
