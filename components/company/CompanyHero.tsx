import { Fragment } from 'react';
import styled from 'styled-components';
import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { Phrases } from '@/components/ui/data/Phrases';
import type { CompanyContent } from '@/schemas/page-content';
import { displayHeading, heroBand, heroColumns } from '@/styles/hero';
import { theme } from '@/styles/theme';
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
  ${heroBand}
`;

const Inner = styled.div`
  ${heroColumns}
`;

const Heading = styled.h1`
  ${displayHeading}
`;

const Lead = styled.p`
  max-width: 32em;
  margin-block: ${theme.space[5]} ${theme.space[6]};
  color: ${theme.color.textSecondary};
`;

const SamplePanel = styled.section`
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.raised};
`;

const PanelTitle = styled.p`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-end: ${theme.border.thick};
  color: ${theme.color.primary};
  font-size: ${theme.text.small};
  font-weight: 700;
`;
