import { Fragment } from 'react';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { LinkedText as Text } from '@/schemas/legal-text';

/** Renders a text from the content folder. Links to other sites open in a new tab. */
export function LinkedText({ text }: { text: Text }) {
  if (typeof text === 'string') return <NoBreak numbersOnly text={text} />;
  return text.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>
      {typeof piece === 'string' ? (
        <NoBreak numbersOnly text={piece} />
      ) : (
        <TextLink href={piece.href} newTab={piece.href.startsWith('http')}>
          {piece.text}
        </TextLink>
      )}
    </Fragment>
  ));
}
