import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { gutter, media } from '@/styles/mixins';

interface CompanySectionProps {
  /** The small English label. */
  label: string;
  title: string;
  tinted?: boolean;
  children: ReactNode;
}

export function CompanySection({ label, title, tinted = false, children }: CompanySectionProps) {
  return (
    <Band $tinted={tinted}>
      <Inner>
        <SectionHeading label={label}>{title}</SectionHeading>
        {children}
      </Inner>
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
  padding-block: ${({ theme }) => theme.space[12]};

  ${media.md} {
    padding-block: ${({ theme }) => theme.space[18]};
  }
`;
