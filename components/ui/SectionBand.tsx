import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gutter, media } from '@/styles/mixins';
import { SectionHeading } from './SectionHeading';

type Tone = 'surface' | 'paper' | 'primaryFaint';

interface SectionBandProps {
  /** For links to this place of the page. */
  id?: string;
  /** The small English label. */
  label: string;
  title: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  tone?: Tone;
  children: ReactNode;
}

/** A band over the whole width of the page, with its heading. */
export function SectionBand({ id, label, title, action, tone = 'paper', children }: SectionBandProps) {
  return (
    <Band id={id} $tone={tone}>
      <Inner>
        <SectionHeading label={label} action={action}>
          {title}
        </SectionHeading>
        {children}
      </Inner>
    </Band>
  );
}

const Band = styled.section<{ $tone: Tone }>`
  ${gutter}
  background: ${({ theme, $tone }) => theme.color[$tone]};
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
