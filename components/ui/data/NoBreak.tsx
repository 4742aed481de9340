import styled from 'styled-components';

interface NoBreakProps {
  text: string;
}

/** Matches Latin words with a hyphen (J-SOX, N-2), because browsers would break the line after the hyphen. */
const HYPHENATED = /([A-Za-z0-9]+(?:-[A-Za-z0-9]+)+)/;

/** Renders Japanese text without line breaks inside hyphenated Latin words. */
export function NoBreak({ text }: NoBreakProps) {
  return text.split(HYPHENATED).map((part, index) =>
    // `split` with a capturing group returns the matches at the odd indexes.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    index % 2 === 1 ? <NoWrap key={index}>{part}</NoWrap> : part,
  );
}

const NoWrap = styled.span`
  white-space: nowrap;
`;
