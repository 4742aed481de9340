import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { Questions } from '@/components/ui/Questions';
import { displayHeading, gutter, media, phraseBreaks, tabularNumerals } from '@/styles/mixins';
import { CompanySection } from './CompanySection';
import { CASES, FLOW, QUESTIONS, REASONS } from './company-text';
import { UrgentRequest } from './UrgentRequest';

export function CompanyScreen() {
  return (
    <>
      <PageHead
        title="企業の方へ"
        description="決算、IPO準備、内部統制、税務、M&A。公認会計士・税理士に、週1日から必要な期間だけ業務を依頼できます。"
        path="/for-company"
      />
      <Hero>
        <HeroInner>
          <Heading>
            会計の
            <wbr />
            専門家に、
            <br />
            必要な
            <wbr />
            期間だけ。
          </Heading>
          <Lead>
            決算、IPO準備、内部統制、税務、M&amp;A。採用を待てない業務を、経験のある公認会計士・税理士に週1日から依頼できます。
          </Lead>
          <UrgentRequest primary />
        </HeroInner>
      </Hero>
      <CompanySection label="REASONS" title="依頼しやすい理由">
        <Columns $count={3}>
          {REASONS.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <Soft>{text}</Soft>
            </li>
          ))}
        </Columns>
      </CompanySection>
      <CompanySection label="CASES" title="ご依頼の例" tinted>
        <Cases>
          {CASES.map(({ company, problem, work, outcome }) => (
            <li key={company}>
              <LedgerBlock title={company} headingLevel={3}>
                <DefinitionRows
                  inset
                  sideBySide
                  rows={[
                    { term: '課題', detail: problem },
                    { term: '業務', detail: work },
                    { term: '結果', detail: outcome },
                  ]}
                />
              </LedgerBlock>
            </li>
          ))}
        </Cases>
        <Note>ご依頼の形を示すための例です。実在の企業の事例ではありません。</Note>
      </CompanySection>
      <CompanySection label="FLOW" title="ご依頼の流れ">
        <Columns as="ol" $count={4}>
          {FLOW.map(([title, text], index) => (
            <li key={title}>
              <Figure aria-hidden="true">{index + 1}</Figure>
              <h3>{title}</h3>
              <Soft>{text}</Soft>
            </li>
          ))}
        </Columns>
      </CompanySection>
      <CompanySection label="QUESTIONS" title="よくあるご質問" tinted>
        <Questions items={QUESTIONS} />
      </CompanySection>
    </>
  );
}

const Hero = styled.section`
  ${gutter}
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};
`;

const HeroInner = styled.div`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space[12]};

  ${media.lg} {
    padding-block: ${({ theme }) => theme.space[18]};
  }
`;

const Heading = styled.h1`
  ${displayHeading}
`;

const Lead = styled.p`
  ${phraseBreaks}
  max-width: 34em;
  margin-block: ${({ theme }) => `${theme.space[5]} ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.inkSecondary};
`;

const Columns = styled.ul<{ $count: 3 | 4 }>`
  display: grid;
  background: ${({ theme }) => theme.color.surface};
  border-block-start: ${({ theme }) => theme.line.heavy};

  & > li {
    padding: ${({ theme }) => theme.space[5]};
    border-block-end: ${({ theme }) => theme.line.rule};
  }

  ${media.lg} {
    grid-template-columns: repeat(${({ $count }) => $count}, 1fr);

    & > li + li {
      border-inline-start: ${({ theme }) => theme.line.rule};
    }
  }
`;

const Soft = styled.p`
  ${phraseBreaks}
  margin-block-start: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.inkSecondary};
`;

const Figure = styled.span`
  ${tabularNumerals}
  color: ${({ theme }) => theme.color.primary};
  font-family: ${({ theme }) => theme.font.mincho};
  font-size: ${({ theme }) => theme.text.page};
`;

const Cases = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Note = styled.p`
  margin-block-start: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
