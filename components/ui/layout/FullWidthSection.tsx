import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionHeading } from './SectionHeading';

type Tone = 'surface' | 'pageBackground' | 'primaryFaint';

interface FullWidthSectionProps {
  /** Anchor id of the section. */
  id?: string;
  title: string;
  /** Rendered at the right of the title. */
  action?: ReactNode;
  tone?: Tone;
  children: ReactNode;
}

/** A section over the whole width of the page, with its heading. */
export function FullWidthSection({
  id,
  title,
  action,
  tone = 'pageBackground',
  children,
}: FullWidthSectionProps) {
  return (
    <Root id={id} className={tone}>
      <div>
        <SectionHeading action={action}>
          <NoBreak text={title} />
        </SectionHeading>
        {children}
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${gutter}
  background: ${theme.color.pageBackground};
  border-block-end: ${theme.border.regular};

  &.surface {
    background: ${theme.color.surface};
  }

  &.primaryFaint {
    background: ${theme.color.primaryFaint};
  }

  & > div {
    max-width: ${theme.width.content};
    margin-inline: auto;
    padding-block: ${theme.space[12]};

    ${media.md} {
      padding-block: ${theme.space[18]};
    }
  }
`;
