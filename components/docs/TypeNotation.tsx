import { Fragment } from 'react';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { theme } from '@/styles/theme';

interface TypeNotationProps {
  /** A type in TypeScript's notation. Names of schemas link to their description. */
  type: readonly (string | { schemaName: string })[];
  inline?: boolean;
}

/** Renders a type of the API contract in TypeScript's notation. */
export function TypeNotation({ type, inline = false }: TypeNotationProps) {
  const fragments = type.map((fragment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>
      {typeof fragment === 'string' ? (
        fragment
      ) : (
        <TextLink href={`#${getSchemaAnchor(fragment.schemaName)}`}>{fragment.schemaName}</TextLink>
      )}
    </Fragment>
  ));
  if (inline) return <code>{fragments}</code>;
  // Focusable, because a wide type scrolls inside its own box and must be scrollable by keyboard.
  return (
    <CodeBlock tabIndex={0}>
      <code>{fragments}</code>
    </CodeBlock>
  );
}

/** Returns the id of the element that describes a schema. */
export const getSchemaAnchor = (name: string): string => `shape-${name}`;

const CodeBlock = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.primaryFaint};
  border-inline-start: ${theme.border.regular};
  font-size: ${theme.text.small};
  line-height: ${theme.lineHeight.row};
`;
