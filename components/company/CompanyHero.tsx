import { Fragment } from 'react';
import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { keepTogether } from '@/components/ui/data/keep-together';
import { Phrases } from '@/components/ui/data/Phrases';
import type { CompanyContent } from '@/schemas/page-content';
import { displayHeading, ruledLines } from '@/styles/hero';
import { gutter, media } from '@/styles/mixins';
import { CompanyContactLink } from './CompanyContactLink';

export function CompanyHero({ hero: { heading, lead, sample } }: Pick<CompanyContent, 'hero'>) {
  return (
    <HeroSection>
      <Inner>
        <div>
          <Heading>
            {heading.map((phrases, line) => (
              <Fragment key={phrases.join('')}>
                {line > 0 && <br />}
                <Phrases phrases={phrases} />
              </Fragment>
            ))}
          </Heading>
          <Lead>{lead}</Lead>
          <CompanyContactLink label="案件の掲載を相談する" variant="primary" />
        </div>
        <SamplePanel aria-label={sample.title}>
          <PanelTitle>{sample.title}</PanelTitle>
          <DescriptionList inset sideBySide items={keepTogether(sample.rows)} />
        </SamplePanel>
      </Inner>
    </HeroSection>
  );
}

const HeroSection = styled.section`
  ${gutter}
  ${ruledLines}
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.border.regular};
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[10]};
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[12]}`};

  ${media.lg} {
    grid-template-columns: 1fr minmax(0, 22rem);
    align-items: center;
    padding-block: ${({ theme }) => theme.space[18]};
  }

  ${media.xl} {
    grid-template-columns: 1fr minmax(0, 26.5rem);
  }
`;

const Heading = styled.h1`
  ${displayHeading}
`;

const Lead = styled.p`
  max-width: 32em;
  margin-block: ${({ theme }) => `${theme.space[5]} ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.textSecondary};
`;

const SamplePanel = styled.section`
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.strong};
  border-radius: ${({ theme }) => theme.radius.card};
  box-shadow: ${({ theme }) => theme.shadow.raised};
`;

const PanelTitle = styled.p`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  border-block-end: ${({ theme }) => theme.border.thick};
  color: ${({ theme }) => theme.color.primary};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
`;
