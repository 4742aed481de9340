import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import {
  eyebrowLine,
  hoverable,
  largeText,
  media,
  panelTitle,
  stretchedLink,
  tabularNumerals,
} from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

interface RelatedListProps {
  items: readonly {
    id: number;
    href: string;
    title: string;
    /** A badge and a short text above the title. */
    eyebrow: ReactNode;
    /** The facts that decide, the most important one first. */
    facts: readonly string[];
  }[];
}

/** A few rows at the end of a page with related records. Each row is clickable, but only its title is a link. */
export function RelatedList({ items }: RelatedListProps) {
  return (
    <Rows>
      {items.map(({ id, href, title, eyebrow, facts: [first, ...others] }) => (
        <li key={id}>
          <p>{eyebrow}</p>
          <h3>
            <Link href={href}>
              <NoBreak text={title} />
            </Link>
          </h3>
          <Facts>
            <strong>
              <NoBreak numbersOnly text={first ?? ''} />
            </strong>
            {others.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two unknown facts have the same text
              <span key={index}>
                <NoBreak numbersOnly text={fact} />
              </span>
            ))}
          </Facts>
        </li>
      ))}
    </Rows>
  );
}

/* Links to other pages are useless on paper, and so is the section around them. */
const Rows = styled.ol`
  li {
    position: relative;
    padding: ${theme.space[4]} ${theme.space[5]};
  }

  li + li {
    border-block-start: ${theme.border.regular};
  }

  ${hoverable} {
    li:hover {
      background: ${theme.color.pageBackground};
    }
  }

  p {
    ${eyebrowLine}
  }

  h3 {
    ${panelTitle}
  }

  a {
    ${stretchedLink}
  }

  @media print {
    display: none;

    section:has(&) {
      display: none;
    }
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: 1.2fr 1fr;
  column-gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
  font-size: ${theme.text.small};
  word-break: auto-phrase;
  ${tabularNumerals}

  ${media.md} {
    grid-template-columns: 2fr 1fr 1.6fr 1.4fr;
  }

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
