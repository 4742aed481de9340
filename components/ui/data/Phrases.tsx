import { Fragment } from 'react';
import styled from 'styled-components';
import { NoBreak } from './NoBreak';

interface PhrasesProps {
  phrases: readonly string[];
  /** What the phrases, which come from the server, are of: a poll may have changed it. Not for a text written here. */
  text?: string;
}

/** A heading's text, which breaks between its phrases and, where one alone is too long, within it. */
export function Phrases({ text, phrases }: PhrasesProps) {
  if (text !== undefined && phrases.join('') !== text) return <NoBreak text={text} />;
  return (
    <KeepAll>
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may stand twice, and none ever moves
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <NoBreak text={phrase} />
        </Fragment>
      ))}
    </KeepAll>
  );
}

/* Browsers without auto-phrase would break anywhere, in spite of the marks. */
const KeepAll = styled.span`
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
