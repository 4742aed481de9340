import { Fragment } from 'react';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/TextLink';
import { shapeId } from './shape-id';

interface TypeTextProps {
  /** A type in TypeScript's notation; names of shapes lead to where they are described. */
  type: readonly (string | { shape: string })[];
  inline?: boolean;
}

/** A type of the contract, as written. */
export function TypeText({ type, inline = false }: TypeTextProps) {
  const pieces = type.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    <Fragment key={index}>
      {typeof piece === 'string' ? (
        piece
      ) : (
        <TextLink href={`#${shapeId(piece.shape)}`}>{piece.shape}</TextLink>
      )}
    </Fragment>
  ));
  if (inline) return <code>{pieces}</code>;
  // Wide types scroll by themselves: by keyboard too.
  return (
    <Sheet tabIndex={0}>
      <code>{pieces}</code>
    </Sheet>
  );
}

const Sheet = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.primaryFaint};
  border-inline-start: ${({ theme }) => theme.line.rule};
  font-size: ${({ theme }) => theme.text.small};
  line-height: ${({ theme }) => theme.leading.row};
`;
