import { Fragment } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import { FaqList } from '@/components/ui/data/FaqList';
import { Phrases } from '@/components/ui/data/Phrases';
import { LongNote } from '@/components/ui/data/Text';
import { Badge } from '@/components/ui/feedback/Badge';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import type { CompanyContent } from '@/schemas/page-content';
import { displayHeading, heroBand, heroColumns } from '@/styles/hero';
import { eyebrowLine, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CompanyCases } from './CompanyCases';
import { CompanyContactLink } from './CompanyContactLink';
import { CompanyFlow } from './CompanyFlow';

interface CompanyScreenProps {
  content: CompanyContent;
}

/** The page /for-company (spec §2), which explains the service to companies that look for an accountant. */
export function CompanyScreen({ content }: CompanyScreenProps) {
  const { title, description, hero, reasons, work, cases, flow, fees, areFeesSample, questions } = content;
  return (
    <>
      <PageHead title={title} description={description} path="/for-company" />
      <CompanyHero hero={hero} />
      <FullWidthSection title={reasons.title}>
        <TextColumns items={reasons.items} />
      </FullWidthSection>
      <FullWidthSection title={work.title} tone="surface">
        <CompanyServices items={work.items} />
      </FullWidthSection>
      <FullWidthSection title={cases.title} tone="primaryFaint">
        <CompanyCases items={cases.items} />
        <SectionNote>{cases.note}</SectionNote>
      </FullWidthSection>
      <FullWidthSection title={flow.title}>
        <CompanyFlow items={flow.items} />
        {flow.note && <SectionNote>{flow.note}</SectionNote>}
      </FullWidthSection>
      {fees && (
        <FullWidthSection title={fees.title} tone="surface">
          <CompanyFees fees={fees} isSample={areFeesSample} />
        </FullWidthSection>
      )}
      <FullWidthSection title={questions.title} tone={fees ? 'pageBackground' : 'surface'}>
        <FaqList items={questions.items} />
      </FullWidthSection>
    </>
  );
}

function CompanyHero({ hero: { heading, lead, sample } }: Pick<CompanyContent, 'hero'>) {
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

/** Lists the kinds of work that companies can commission. */
function CompanyServices({ items }: Pick<CompanyContent['work'], 'items'>) {
  return (
    <CompanyList $columns="11em 1.2fr 1fr">
      {items.map(({ field, tasks, people }) => (
        <li key={field}>
          <h3>{field}</h3>
          <p>{tasks}</p>
          <Applicants>
            <span>応募する人の例</span>
            {people}
          </Applicants>
        </li>
      ))}
    </CompanyList>
  );
}

interface CompanyFeesProps {
  fees: NonNullable<CompanyContent['fees']>;
  /** Whether the fees are those of the demo. */
  isSample: boolean;
}

/** When a request costs something, and how much. */
function CompanyFees({ fees: { items, note }, isSample }: CompanyFeesProps) {
  return (
    <>
      <CompanyList $columns="14em 9em 1fr">
        {items.map(({ title, price, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Price>{price}</Price>
            <p>{text}</p>
          </li>
        ))}
      </CompanyList>
      <Note>
        {isSample && <Badge>デモ表示</Badge>}
        {note}
      </Note>
    </>
  );
}

/** A note in small letters at the end of a section of /for-company. */
function SectionNote({ children }: { children: string }) {
  return (
    <SectionNoteRoot>
      <LongNote>{children}</LongNote>
    </SectionNoteRoot>
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

const Applicants = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  & > span {
    display: block;
    font-size: ${theme.text.caption};
  }
`;

const Price = styled.p`
  ${tabularNumerals}
  font-size: ${theme.text.block};
  font-weight: 700;

  ${media.lg} {
    text-align: end;
  }
`;

const Note = styled.p`
  ${eyebrowLine}
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

/** A list of the page for companies whose items have three columns on wide windows. */
const CompanyList = styled.ul<{ $columns: string }>`
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > li {
    display: grid;
    gap: ${theme.space[1]} ${theme.space[8]};
    padding: ${theme.space[5]};
    border-block-end: ${theme.border.regular};
  }

  & h3 {
    font-size: ${theme.text.row};
    line-height: ${theme.lineHeight.row};
  }

  ${media.lg} {
    & > li {
      grid-template-columns: ${({ $columns }) => $columns};
      align-items: baseline;
    }
  }
`;

const SectionNoteRoot = styled.div`
  margin-block-start: ${theme.space[4]};
`;
