import { Fragment } from 'react';
import { Unbroken } from './Unbroken';

interface PhrasesProps {
  text: string;
  /** From the server; ignored when they are not of this text (a poll may have changed it). */
  phrases: readonly string[];
}

/** A heading's text with `<wbr>` between its phrases. */
export function Phrases({ text, phrases }: PhrasesProps) {
  if (phrases.join('') !== text) return <Unbroken text={text} />;
  return phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may stand twice, and none ever moves
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <Unbroken text={phrase} />
    </Fragment>
  ));
}
