import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gutter, media } from '@/styles/mixins';

interface ConferenceSectionProps {
  id?: string;
  tinted?: boolean;
  children: ReactNode;
}

export function ConferenceSection({ id, tinted = false, children }: ConferenceSectionProps) {
  return (
    <Band id={id} $tinted={tinted}>
      <Inner>{children}</Inner>
    </Band>
  );
}

const Band = styled.section<{ $tinted: boolean }>`
  ${gutter}
  background: ${({ theme, $tinted }) => ($tinted ? theme.color.primaryFaint : theme.color.paper)};
  border-block-end: ${({ theme }) => theme.line.rule};
`;

const Inner = styled.div`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space[10]};

  ${media.md} {
    padding-block: ${({ theme }) => theme.space[12]};
  }
`;
