/** What a search asks of a vacancy's `search_text`. */
export interface SearchTerms {
  /** Single characters and pairs, all of which must occur: what the index answers. */
  grams: string[];
  /** Words whose pairs alone do not prove them; each must stand in the text. */
  exact: string[];
}

const KATAKANA = /[ァ-ヶヽヾ]/g;
const KANA_OFFSET = 0x60;
const DASHES = /[\p{Dash_Punctuation}\u2212ー]/gu;

/**
 * One spelling for what people hold to be the same: ＩＰＯ, ipo and IPO; カイケイ, ｶｲｹｲ and かいけい;
 * J-SOX, Jーsox and JSOX; 3ヶ月 and 3か月. Spaces go too, since Japanese sets them by taste (IPO 準備, IPO準備),
 * and so does what nobody sees and PostgreSQL would refuse (NUL, lone surrogates).
 */
export function normalizeSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Other}]/gu, '')
    .replace(DASHES, 'ー')
    .replace(/(?<=[a-z])ー(?=[a-z0-9])/g, '')
    .replace(KATAKANA, (char) => String.fromCharCode(char.charCodeAt(0) - KANA_OFFSET))
    .replace(/[ゕゖ](?=[月所国])/g, 'か');
}

/** Pairs of neighbours, or the one character there is: the function `vacancy_grams` of the database makes the same. */
function bigrams(word: string): string[] {
  const chars = Array.from(word);
  return chars.length === 1 ? chars : chars.slice(1).map((char, at) => `${chars[at]}${char}`);
}

/** What `search_text` of a vacancy holds: its fields folded, one a line, for words must not run over their borders. */
export const buildSearchText = (fields: readonly string[]): string =>
  fields
    .map(normalizeSearchText)
    .filter((field) => field !== '')
    .join('\n');

/** サーバー and サーバ are one word: dropping the mark from what is looked for finds both. Short words would lose their meaning (フロー). */
const withoutTrailingMark = (word: string) => word.replace(/(?<=[ぁ-ゖー]{3})ー$/, '');

/**
 * Reads what a person typed. Words are split on white space (the full-width space too) and must all be found.
 * @returns null when nothing is left to look for
 */
export function searchTerms(search: string): SearchTerms | null {
  const words = search
    .split(/\s+/)
    .map((word) => withoutTrailingMark(normalizeSearchText(word).replace(/^#(?=.)/, '')))
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return {
    grams: [...new Set(words.flatMap(bigrams))],
    exact: [...new Set(words.filter((word) => Array.from(word).length > 2))],
  };
}
