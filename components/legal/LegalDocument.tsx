import { Fragment } from 'react';
import styled from 'styled-components';
import { articleNumber, plainText } from '@/lib/content/legal-text';
import { dateText } from '@/lib/dates';
import type { LegalClause, LegalText } from '@/schemas/legal-text';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LegalRows, LinkedText } from './LegalText';

interface LegalDocumentProps {
  text: LegalText;
  /** Renders headings one level lower and without anchors, because the page below a dialog may contain the same ids. */
  inDialog?: boolean;
}

/** A legal text without the surrounding page. */
export function LegalDocument({ text, inDialog = false }: LegalDocumentProps) {
  const { preamble, articles, revisions } = text;
  return (
    <Root $inDialog={inDialog}>
      {preamble.map((text) => (
        <p key={plainText(text)}>
          <LinkedText text={text} />
        </p>
      ))}
      {articles.map(({ id, title, clauses }, index) => (
        <Article key={id} id={inDialog ? undefined : id}>
          <Heading as={inDialog ? 'h3' : 'h2'} $inDialog={inDialog}>
            <ArticleNumber>{articleNumber(index)}</ArticleNumber> <span>{title}</span>
          </Heading>
          <LegalClauses clauses={clauses} />
        </Article>
      ))}
      <Dates>
        {revisions.map(({ day, event }) => (
          <Fragment key={day}>
            <dt>{event}</dt>
            <dd>
              <time dateTime={day}>{dateText(day)}</time>
            </dd>
          </Fragment>
        ))}
      </Dates>
    </Root>
  );
}

const Root = styled.div<{ $inDialog: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $inDialog }) => ($inDialog ? theme.space[8] : theme.space[10])};
  line-height: ${({ $inDialog }) => ($inDialog ? theme.lineHeight.body : theme.lineHeight.articlePhone)};
  text-wrap: pretty;

  ${media.lg} {
    font-size: ${({ $inDialog }) => ($inDialog ? theme.text.body : theme.text.article)};
    line-height: ${({ $inDialog }) => ($inDialog ? theme.lineHeight.body : theme.lineHeight.article)};
  }

  @media print {
    gap: ${theme.space[6]};
    font-size: ${theme.text.small};
    line-height: ${theme.lineHeight.body};
  }
`;

const Article = styled.section`
  min-width: 0;
  scroll-margin-block-start: ${theme.space[6]};
`;

const Heading = styled.h2<{ $inDialog: boolean }>`
  display: flex;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[4]};
  padding-block-end: ${theme.space[2]};
  border-block-end: ${({ $inDialog }) => ($inDialog ? theme.border.regular : theme.border.thick)};
  font-size: ${({ $inDialog }) => ($inDialog ? theme.text.body : theme.text.row)};
  font-weight: 700;
  line-height: ${theme.lineHeight.row};
  break-after: avoid;

  ${media.lg} {
    font-size: ${({ $inDialog }) => ($inDialog ? theme.text.body : theme.text.block)};
  }

  @media print {
    font-size: ${theme.text.body};
  }
`;

const ArticleNumber = styled.span`
  ${tabularNumerals}
  flex: none;
  color: ${theme.color.primary};
`;

const Dates = styled.dl`
  ${tabularNumerals}
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  column-gap: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.regular};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

interface LegalClausesProps {
  clauses: readonly LegalClause[];
}

/** The paragraphs (項) of one article. They are numbered when there are several, as is usual in Japanese legal texts. */
function LegalClauses({ clauses }: LegalClausesProps) {
  const [first, ...others] = clauses;
  if (first === undefined) return null;
  if (others.length === 0) return <Clause clause={first} />;
  return (
    <Paragraphs>
      {clauses.map((clause) => (
        <li key={plainText(clause.text)}>
          <Clause clause={clause} />
        </li>
      ))}
    </Paragraphs>
  );
}

function Clause({ clause: { text, items, rows } }: { clause: LegalClause }) {
  return (
    <>
      <p>
        <LinkedText text={text} />
      </p>
      {items.length > 0 && (
        <Items>
          {items.map((item) => (
            <li key={plainText(item)}>
              <LinkedText text={item} />
            </li>
          ))}
        </Items>
      )}
      {rows.length > 0 && (
        <Rows>
          <LegalRows rows={rows} />
        </Rows>
      )}
    </>
  );
}

const Numbered = styled.ol`
  ${tabularNumerals}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  counter-reset: number;

  & > li {
    position: relative;
    counter-increment: number;
    orphans: 3;
    widows: 3;
  }

  & > li::before {
    position: absolute;
    inset-inline-start: 0;
    color: ${theme.color.textSecondary};
  }
`;

const Paragraphs = styled(Numbered)`
  gap: ${theme.space[3]};

  & > li {
    padding-inline-start: 1.75em;
  }

  & > li::before {
    content: counter(number) '.';
  }
`;

const Items = styled(Numbered)`
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[2]};

  & > li {
    padding-inline-start: 2.5em;
  }

  & > li::before {
    content: '(' counter(number) ')';
  }
`;

const Rows = styled.div`
  margin-block-start: ${theme.space[2]};
  border-block: ${theme.border.regular};
  line-height: ${theme.lineHeight.body};
`;
