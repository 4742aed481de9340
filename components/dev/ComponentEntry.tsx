import type { ReactNode } from 'react';
import styled from 'styled-components';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import type { GroupId } from './component-groups';
import { getEntryId } from './entry-id';

interface ComponentEntryProps {
  /** Path below `components/ui/` without the extension. `npm run check:conventions` compares it with the folder. */
  component: `${GroupId}/${string}`;
  /** When to use the component, and when not. */
  note: string;
  /** One Example for each state. */
  children: ReactNode;
}

/** The entry of a component: its file, a note on its use, and its states. */
export function ComponentEntry({ component, note, children }: ComponentEntryProps) {
  const name = component.slice(component.indexOf('/') + 1);
  return (
    <Root id={getEntryId(name)} data-component={component}>
      <Name>{name}</Name>
      <File>components/ui/{component}.tsx</File>
      <Note>{note}</Note>
      <Examples>{children}</Examples>
    </Root>
  );
}

const Root = styled.div`
  padding-block: ${theme.space[6]};
  border-block-start: ${theme.border.thick};
  scroll-margin-block-start: ${theme.space[6]};
`;

const Name = styled.h3`
  ${panelTitle}
`;

const File = styled.code`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
`;

const Note = styled.p`
  max-width: ${theme.width.reading};
  margin-block: ${theme.space[2]} ${theme.space[5]};
`;

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[5]};
`;
