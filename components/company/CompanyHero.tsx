import styled from 'styled-components';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { Phrases } from '@/components/ui/Phrases';
import { displayHeading, gutter, ledgerLines, media, phraseBreaks } from '@/styles/mixins';
import { SAMPLE } from './company-text';
import { UrgentRequest } from './UrgentRequest';

export function CompanyHero() {
  return (
    <Band>
      <Inner>
        <div>
          <Heading>
            <Phrases phrases={['会計の', '専門家に、']} />
            <br />
            <Phrases phrases={['必要な', '期間だけ。']} />
          </Heading>
          <Lead>
            決算、IPO準備、内部統制、税務、M&amp;A。採用を待てない業務を、経験のある公認会計士・税理士に週1日から依頼できます。
          </Lead>
          <UrgentRequest primary />
        </div>
        <Sheet aria-label="募集内容の例">
          <Head>募集内容の例</Head>
          <DefinitionRows inset sideBySide rows={SAMPLE} />
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
