import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { theme } from '@/styles/theme';
import { COMPONENT_GROUPS, type GroupId } from './component-groups';
import { getEntryId } from './entry-id';

interface ComponentGroupProps {
  id: GroupId;
  /** Names of the components, for the links above them. */
  components: readonly string[];
  children: ReactNode;
}

/** One folder of `components/ui/`: its purpose, links to its components, and their entries. */
export function ComponentGroup({ id, components, children }: ComponentGroupProps) {
  const group = COMPONENT_GROUPS.find((each) => each.id === id);
  if (!group) return null;
  return (
    <Root id={id} aria-labelledby={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`}>{group.label}</SectionHeading>
      <p>{group.lead}</p>
      <Links aria-label={`${group.label}の部品`}>
        {components.map((name) => (
          <li key={name}>
            <TextLink href={`#${getEntryId(name)}`} standalone>
              {name}
            </TextLink>
          </li>
        ))}
      </Links>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  scroll-margin-block-start: ${theme.space[6]};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  font-size: ${theme.text.small};
`;
