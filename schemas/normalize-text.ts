/**
 * More combining marks in a row than any language needs, as in the Stream-Safe Text Format of Unicode (UAX #15). The two
 * half-width voicing marks of katakana become combining marks in NFKC.
 */
const EXCESSIVE_MARKS = /([\p{Mark}\uff9e\uff9f]{30})[\p{Mark}\uff9e\uff9f]+/gu;

/**
 * Returns the text in a normalization form of Unicode. Of more than 30 combining marks in a row, the rest is left out: to sort
 * them takes time that grows with the square of their number, 40 seconds for a text of a megabyte.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(EXCESSIVE_MARKS, '$1').normalize(form);
