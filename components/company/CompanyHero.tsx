import { Fragment } from 'react';
import styled from 'styled-components';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { Phrases } from '@/components/ui/Phrases';
import type { CompanyContent } from '@/schemas/page-content';
import { displayHeading, gutter, ledgerLines, media, phraseBreaks } from '@/styles/mixins';
import { UrgentRequest } from './UrgentRequest';

export function CompanyHero({ hero: { heading, lead, sample } }: Pick<CompanyContent, 'hero'>) {
  return (
    <Band>
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
          <UrgentRequest primary />
        </div>
        <Sheet aria-label={sample.title}>
          <Head>{sample.title}</Head>
          <DefinitionRows inset sideBySide rows={sample.rows} />
        </Sheet>
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  ${gutter}
  ${ledgerLines}
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};
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
  ${phraseBreaks}
  max-width: 32em;
  margin-block: ${({ theme }) => `${theme.space[5]} ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
`;

const Sheet = styled.section`
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.ruleStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  box-shadow: ${({ theme }) => theme.shadow.raised};
`;

const Head = styled.p`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  border-block-end: ${({ theme }) => theme.line.heavy};
  color: ${({ theme }) => theme.color.primary};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
`;
