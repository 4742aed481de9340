import { Fragment } from 'react';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { LegalRow, LinkedText as Text } from '@/schemas/legal-text';

/** The number of a licence, such as 13-ユ-000000. Browsers would break the line after its first hyphen. */
const LICENCE_NUMBER = /([0-9]{2}-[ァ-龠]-[0-9]{6})/;

function PlainText({ text }: { text: string }) {
  return text.split(LICENCE_NUMBER).map((part, index) =>
    // `split` with a capturing group returns the matches at the odd indexes.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <NoBreak key={index} numbersOnly text={part} />
    ),
  );
}

/** Renders a text from the content folder. Links to other sites open in a new tab. */
export function LinkedText({ text }: { text: Text }) {
  if (typeof text === 'string') return <PlainText text={text} />;
  return text.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>
      {typeof piece === 'string' ? (
        <PlainText text={piece} />
      ) : (
        <TextLink href={piece.href} newTab={piece.href.startsWith('http')}>
          {piece.text}
        </TextLink>
      )}
    </Fragment>
  ));
}

interface LegalRowsProps {
  rows: readonly LegalRow[];
  /** Adds inner spacing, for use inside a Panel without padding. */
  inset?: boolean;
}

export function LegalRows({ rows, inset }: LegalRowsProps) {
  return (
    <DescriptionList
      inset={inset}
      items={rows.map(({ term, detail }) => ({ term, detail: <LinkedText text={detail} /> }))}
    />
  );
}
