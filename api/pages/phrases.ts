import { loadDefaultJapaneseParser, type Parser } from 'budoux';
import { UNBREAKABLE } from '@/lib/no-break';

let parser: Parser | undefined;
let wordSegmenter: Intl.Segmenter | undefined;

/** Returns the positions at which a break would cut a part that stays together. */
function positionsInside(text: string): number[] {
  let end = 0;
  return text.split(UNBREAKABLE).flatMap((part, index) => {
    const start = end;
    end += part.length;
    return index % 2 === 1 ? Array.from({ length: part.length - 1 }, (_, offset) => start + offset + 1) : [];
  });
}

/**
 * Splits Japanese text into phrases between which a heading may wrap, for browsers without `word-break: auto-phrase`.
 * Server only: the model must not be part of the browser bundle.
 */
export function splitPhrases(text: string): string[] {
  parser ??= loadDefaultJapaneseParser();
  wordSegmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const wordStarts = new Set(Array.from(wordSegmenter.segment(text), ({ index }) => index));

  for (const position of positionsInside(text)) wordStarts.delete(position);

  // The model has no dictionary and splits some compounds within a word (経理体｜制づくり). Such compounds are joined again.
  const phrases: string[] = [];
  let position = 0;
  for (const piece of parser.parse(text)) {
    const last = phrases.length - 1;
    if (last >= 0 && !wordStarts.has(position)) phrases[last] += piece;
    else phrases.push(piece);
    position += piece.length;
  }
  return phrases;
}
