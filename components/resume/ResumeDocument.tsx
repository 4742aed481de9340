import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DocumentTitle } from '@/components/print/PrintablePage';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Text } from '@/components/ui/data/Text';
import type { ResumeContent, ResumeOptions, ResumeSection } from '@/hooks/resume';
import { dayInYearStyle } from '@/lib/members/resume';
import { conditionRows } from '@/lib/members/work-style-text';
import { addressText } from '@/lib/place-text';
import type { Member } from '@/schemas/member-fields';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ResumeCareers } from './ResumeCareers';

interface ResumeDocumentProps {
  member: Member;
  content: ResumeContent;
  options: ResumeOptions;
}

/** The 職務経歴書 as a sheet on the screen and as A4 pages on paper. Sections without content are omitted. */
export function ResumeDocument({ member, content, options }: ResumeDocumentProps) {
  const { profile, conditions } = member;
  const shows = (section: ResumeSection, hasContent: boolean) =>
    hasContent && options.sections.includes(section);
  const conditionItems = conditions
    ? conditionRows(conditions, (day) => dayInYearStyle(day, options.yearStyle)).filter(
        ({ detail }) => detail,
      )
    : [];
  const kana = [profile.family_name_kana, profile.given_name_kana].filter(Boolean).join(' ');
  const address = options.showsAddress && addressText(profile);
  const birthDate = options.showsBirthDate && profile.birth_date;

  return (
    <Sheet aria-label="職務経歴書の内容">
      <DocumentTitle>職務経歴書</DocumentTitle>
      <Head>
        <p>{content.date}現在</p>
        <Text $size="row" $weight={700}>
          {profile.family_name} {profile.given_name}
          {kana && (
            <Text as="span" $size="small" $weight={400}>
              （{kana}）
            </Text>
          )}
        </Text>
        {birthDate && <p>{dayInYearStyle(birthDate, options.yearStyle)}生まれ</p>}
        {address && <p>{address}</p>}
      </Head>
      {shows('summary', content.summary.length > 0) && (
        <Section title="職務要約">
          <p>
            <NoBreak numbersOnly text={content.summary.join('')} />
          </p>
        </Section>
      )}
      {shows('careers', content.companies.length > 0) && (
        <Section title="職務経歴">
          <ResumeCareers companies={content.companies} headingLevel={4} />
        </Section>
      )}
      {shows('licenses', content.licenses.length > 0) && (
        <Section title="保有資格">
          <List>
            {content.licenses.map((license, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a member can enter the same license twice
              <li key={index}>
                <NoBreak numbersOnly text={license} />
              </li>
            ))}
          </List>
        </Section>
      )}
      {shows('skills', content.skillGroups.length + content.abilities.length > 0) && (
        <Section title="スキル">
          <ResumeRows
            rows={[
              ...content.skillGroups.map(({ name, skills }) => ({ term: name, detail: skills.join('、') })),
              ...(content.abilities.length > 0
                ? [{ term: '強み', detail: content.abilities.join('、') }]
                : []),
            ]}
          />
        </Section>
      )}
      {shows('educations', content.educations.length > 0) && (
        <Section title="学歴">
          <List>
            {content.educations.map(({ period, school, note }) => (
              <li key={period + school}>
                {period}　{school}
                {note && `　${note}`}
              </li>
            ))}
          </List>
        </Section>
      )}
      {shows('conditions', conditionItems.length > 0) && (
        <Section title="希望条件">
          <ResumeRows rows={conditionItems} />
        </Section>
      )}
      <End>以上</End>
    </Sheet>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  );
}

const Sheet = styled.article`
  ${tabularNumerals}
  display: flow-root;
  padding: ${theme.space[6]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  overflow-wrap: anywhere;

  ${media.md} {
    padding: ${theme.space[14]} ${theme.space[12]};
  }

  @media print {
    padding: 0;
    border: ${theme.border.none};
    font-size: 10.5pt;
    line-height: 1.6;
    orphans: 2;
    widows: 2;
  }
`;

const Head = styled.div`
  margin-block-start: ${theme.space[6]};
  text-align: end;
`;

/* A heading alone at the end of a page would belong to nothing. */
const SectionTitle = styled.h3`
  margin-block: ${theme.space[6]} ${theme.space[3]};
  padding-block-end: ${theme.space[1]};
  border-block-end: ${theme.border.thick};
  font-family: ${theme.font.serif};
  font-size: ${theme.text.row};
  line-height: ${theme.lineHeight.heading};
  break-after: avoid;
`;

const List = styled.ul`
  break-inside: avoid;

  & > li {
    padding-block: ${theme.space[1]};
    word-break: auto-phrase;
  }
`;

const End = styled.p`
  margin-block-start: ${theme.space[4]};
  text-align: end;
  break-before: avoid;
`;

/** Rows of a term and its detail, closer together on paper than on the screen. */
function ResumeRows({ rows }: { rows: readonly { term: string; detail: string }[] }) {
  return (
    <dl>
      {rows.map(({ term, detail }) => (
        <Row key={term}>
          <Text as="dt" $tone="secondary">
            {term}
          </Text>
          <dd>{detail}</dd>
        </Row>
      ))}
    </dl>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-end: ${theme.border.regular};
  break-inside: avoid;

  ${media.md} {
    grid-template-columns: ${theme.size.termColumn} minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: ${theme.size.termColumn} minmax(0, 1fr);
    padding-block: ${theme.space[1]};
  }
`;
