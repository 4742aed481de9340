import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { Link } from '@/components/ui/navigation/Link';
import { focusFragment } from '@/hooks/browser/focus';
import { articleNumber } from '@/lib/content/legal-text';
import { dateText } from '@/lib/dates';
import type { LegalArticle, LegalText } from '@/schemas/legal-text';
import { focusRingInside, gutter, hoverable, media, screenOnly, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LegalDocument } from './LegalDocument';

interface LegalPageProps {
  path: string;
  text: LegalText;
}

/** The page of a legal text: heading, date of the last revision and table of contents. */
export function LegalPage({ path, text }: LegalPageProps) {
  const { title, description } = text;
  const latest = text.revisions.at(-1);
  return (
    <Root>
      <PageHead title={title} description={description} path={path} />
      <div>
        <PageHeading
          lead={
            latest && (
              <>
                最終改定日　<time dateTime={latest.day}>{dateText(latest.day)}</time>
              </>
            )
          }
        >
          {title}
        </PageHeading>
        <Text>
          <LegalDocument text={text} />
        </Text>
      </div>
      <LegalTableOfContents articles={text.articles} />
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, ${theme.width.reading});
  justify-content: center;
  align-items: start;
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space[2]} ${theme.space[12]};

  ${media.lg} {
    grid-template-columns: minmax(0, ${theme.width.reading}) ${theme.size.panelWide};
    justify-content: space-between;
    gap: ${theme.space[10]};
    padding-block-end: ${theme.space[18]};
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

const Text = styled.div`
  margin-block-start: ${theme.space[2]};
  padding-block-start: ${theme.space[6]};
  border-block-start: ${theme.border.regular};
`;

interface LegalTableOfContentsProps {
  articles: readonly LegalArticle[];
}

/** The table of contents, placed beside the text on wide windows. */
function LegalTableOfContents({ articles }: LegalTableOfContentsProps) {
  return (
    <LegalTableOfContentsRoot aria-label="目次">
      <Panel>
        <Title aria-hidden="true">目次</Title>
        <List>
          {articles.map(({ id, title }, index) => (
            <li key={id}>
              <Entry href={`#${id}`} onClick={focusFragment}>
                <ArticleNumber>{articleNumber(index)}</ArticleNumber> <span>{title}</span>
              </Entry>
            </li>
          ))}
        </List>
      </Panel>
    </LegalTableOfContentsRoot>
  );
}

const LegalTableOfContentsRoot = styled.nav`
  display: none;

  ${media.lg} {
    position: sticky;
    inset-block-start: ${theme.space[6]};
    display: block;
    margin-block-start: ${theme.space[8]};
    max-height: calc(100dvh - ${theme.space[12]});
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  ${screenOnly}
`;

const Title = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: ${theme.border.regular};
  font-size: ${theme.text.small};
  font-weight: 700;
`;

/* Browsers that support scroll target groups highlight the current article, so no script is used for it. */
const List = styled.ol`
  padding-block: ${theme.space[2]};
  scroll-target-group: auto;
`;

const Entry = styled(Link)`
  ${tabularNumerals}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.textPrimary};
  border-inline-start: ${theme.border.barTransparent};
  font-size: ${theme.text.caption};
  text-decoration: none;

  &:focus-visible {
    ${focusRingInside}
  }

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }

  &:target-current {
    color: ${theme.color.primary};
    border-inline-start-color: currentColor;
    font-weight: 700;
  }
`;

const ArticleNumber = styled.span`
  min-width: 3.5em;
  color: ${theme.color.textSecondary};
`;
