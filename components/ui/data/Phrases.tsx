import { Fragment } from 'react';
import styled from 'styled-components';
import { NoBreak } from './NoBreak';

interface PhrasesProps {
  phrases: readonly string[];
  /**
   * The text that the server's phrases were made from. When a poll has changed it, the phrases are ignored. Not needed
   * for a text that is part of the source code.
   */
  text?: string;
}

/** A heading text that breaks between its phrases, and within a phrase only when it is too long for one line. */
export function Phrases({ text, phrases }: PhrasesProps) {
  if (text !== undefined && phrases.join('') !== text) return <NoBreak text={text} />;
  return (
    <KeepAll>
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase can occur twice, and the order never changes
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <NoBreak text={phrase} />
        </Fragment>
      ))}
    </KeepAll>
  );
}

/* Without `keep-all`, browsers that lack `auto-phrase` would break the text anywhere and not only at the `<wbr>`
   elements. */
const KeepAll = styled.span`
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
