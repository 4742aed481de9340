import { Fragment } from 'react';
import styled from 'styled-components';
import { NoBreak } from './NoBreak';

interface PhrasesProps {
  /** The phrases that the server has found. Without them a sentence breaks anywhere. */
  phrases?: readonly string[];
  /**
   * The text that the server's phrases were made from. When a poll has changed it, the phrases are ignored. Not needed
   * for a text that is part of the source code.
   */
  text?: string;
}

/** Returns the phrases by sentence. */
function groupBySentence(phrases: readonly string[]): string[][] {
  const sentences: string[][] = [];
  for (const phrase of phrases) {
    const last = sentences.at(-1);
    if (!last || last.at(-1)?.endsWith('。')) sentences.push([phrase]);
    else last.push(phrase);
  }
  return sentences;
}

const renderPhrases = (phrases: readonly string[]) =>
  phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a phrase can occur twice, and the order never changes
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <NoBreak text={phrase} />
    </Fragment>
  ));

/**
 * A heading text that breaks after a full stop first, then between its phrases, and within a phrase only when it is too long
 * for one line.
 */
export function Phrases({ text = '', phrases = [] }: PhrasesProps) {
  const hasPhrases = phrases.length > 0 && (text === '' || phrases.join('') === text);
  const sentences = groupBySentence(hasPhrases ? phrases : text.split(/(?<=。)/));
  const content =
    sentences.length > 1
      ? sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never change their order
          <Sentence key={index}>{renderPhrases(sentence)}</Sentence>
        ))
      : sentences.map(renderPhrases);
  return hasPhrases ? <KeepAll>{content}</KeepAll> : content;
}

const Sentence = styled.span`
  display: inline-block;
`;

/* Without `keep-all`, browsers that lack `auto-phrase` would break the text anywhere and not only at the `<wbr>`
   elements. */
const KeepAll = styled.span`
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
