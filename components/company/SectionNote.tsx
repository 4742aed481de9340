import styled from 'styled-components';
import { LongNote } from '@/components/ui/data/LongNote';
import { theme } from '@/styles/theme';

/** A note in small letters at the end of a section of /for-company. */
export function SectionNote({ children }: { children: string }) {
  return (
    <Root>
      <LongNote>{children}</LongNote>
    </Root>
  );
}

const Root = styled.div`
  margin-block-start: ${theme.space[4]};
`;
