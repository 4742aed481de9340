import { loadDefaultJapaneseParser, type Parser } from 'budoux';

let parser: Parser | undefined;

/**
 * Splits Japanese text into the phrases between which a heading may break, for browsers without
 * `word-break: auto-phrase`. Server only: the model never reaches the browser.
 */
export function splitPhrases(text: string): string[] {
  parser ??= loadDefaultJapaneseParser();
  return parser.parse(text);
}
