import Link from 'next/link';
import styled from 'styled-components';
import { Panel } from '@/components/ui/layout/Panel';
import { focusFragment } from '@/hooks/browser/focus';
import { articleNumber } from '@/lib/content/legal-text';
import type { LegalArticle } from '@/schemas/legal-text';
import { focusRingInside, hoverable, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface LegalTableOfContentsProps {
  articles: readonly LegalArticle[];
}

/** The table of contents, placed beside the text on wide windows. */
export function LegalTableOfContents({ articles }: LegalTableOfContentsProps) {
  return (
    <Root aria-label="目次">
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
    </Root>
  );
}

const Root = styled.nav`
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

  @media print {
    display: none;
  }
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
