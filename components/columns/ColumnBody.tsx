import styled from 'styled-components';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ColumnBodyProps {
  /** HTML that lib/columns/article-html.ts has sanitised. */
  html: string;
}

/** The body text of a column. */
export function ColumnBody({ html }: ColumnBodyProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on import and again before rendering
  return <Root dangerouslySetInnerHTML={{ __html: html }} />;
}

/* A wide table scrolls inside its own box, so that the page does not. */
const Root = styled.div`
  font-size: ${theme.text.body};
  line-height: ${theme.lineHeight.articlePhone};
  overflow-wrap: anywhere;

  ${media.md} {
    font-size: ${theme.text.article};
    line-height: ${theme.lineHeight.article};
  }

  & > * + * {
    margin-block-start: ${theme.space[6]};
  }

  & h2 {
    margin-block-start: ${theme.space[12]};
    padding-block-end: ${theme.space[2]};
    border-block-end: ${theme.border.thick};
    font-size: ${theme.text.block};
    line-height: ${theme.lineHeight.heading};
    scroll-margin-block-start: ${theme.space[6]};
  }

  & h3 {
    margin-block-start: ${theme.space[8]};
    font-size: ${theme.text.row};
  }

  & blockquote {
    padding-inline-start: ${theme.space[5]};
    border-inline-start: ${theme.border.barAccent};
    font-family: ${theme.font.serif};
    font-size: ${theme.text.block};
    font-weight: 700;
    line-height: ${theme.lineHeight.body};
  }

  & ul {
    padding-inline-start: ${theme.space[6]};
    list-style: disc;
  }

  & ol {
    padding-inline-start: ${theme.space[6]};
    list-style: decimal;
  }

  & li + li {
    margin-block-start: ${theme.space[1]};
  }

  & figcaption,
  & small {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }

  & img {
    height: auto;
  }

  & > [role='region'] {
    overflow-x: auto;
    border: ${theme.border.regular};
    border-block-start: ${theme.border.thick};
    background: ${theme.color.surface};
  }

  & table {
    ${tabularNumerals}
    min-width: 100%;
    font-size: ${theme.text.small};
    line-height: ${theme.lineHeight.body};
  }

  & th,
  & td {
    min-width: 8em;
    padding: ${theme.space[2]} ${theme.space[4]};
    border-block-end: ${theme.border.regular};
    text-align: start;
    vertical-align: top;
    word-break: auto-phrase;
  }

  & thead th {
    color: ${theme.color.primary};
    background: ${theme.color.primaryFaint};
  }
`;
