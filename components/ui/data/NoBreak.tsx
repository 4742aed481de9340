import { noBreakClass, UNBREAKABLE, UNBREAKABLE_NUMBERS } from '@/lib/no-break';

interface NoBreakProps {
  text: string;
  /** In running text, which may break within quotations and words. */
  numbersOnly?: boolean;
}

/** Renders Japanese text without line breaks inside quotations, hyphenated words, and numbers with their units. */
export function NoBreak({ text, numbersOnly = false }: NoBreakProps) {
  return text.split(numbersOnly ? UNBREAKABLE_NUMBERS : UNBREAKABLE).map((part, index) =>
    // `split` with a capturing group returns the matches at the odd indexes.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className={noBreakClass(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
