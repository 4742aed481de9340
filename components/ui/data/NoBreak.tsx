import { UNBREAKABLE } from '@/lib/no-break';

interface NoBreakProps {
  text: string;
}

/** Renders Japanese text without line breaks inside short quotations, hyphenated words, and numbers with their units. */
export function NoBreak({ text }: NoBreakProps) {
  return text.split(UNBREAKABLE).map((part, index) =>
    // `split` with a capturing group returns the matches at the odd indexes.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} data-no-break="">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
