import styled from 'styled-components';

interface NoBreakProps {
  text: string;
}

/** Latin words with a hyphen (J-SOX, N-2): browsers would break a line after it. */
const HYPHENATED = /([A-Za-z0-9]+(?:-[A-Za-z0-9]+)+)/;

/** Japanese text whose hyphenated Latin words stay in one piece. */
export function NoBreak({ text }: NoBreakProps) {
  return text.split(HYPHENATED).map((part, index) =>
    // Every second part is what the pattern caught.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    index % 2 === 1 ? <NoWrap key={index}>{part}</NoWrap> : part,
  );
}

const NoWrap = styled.span`
  white-space: nowrap;
`;
