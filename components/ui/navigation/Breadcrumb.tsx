import Link from 'next/link';
import styled from 'styled-components';
import { below, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface BreadcrumbProps {
  /** Ancestors of the page from the top down, without the page itself. */
  items: readonly { label: string; href: string }[];
  current: string;
  label?: string;
}

export function Breadcrumb({ items, current, label = '現在の位置' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ label, href }) => (
          <li key={href}>
            <ItemLink href={href}>{label}</ItemLink>
          </li>
        ))}
        <CurrentPage aria-current="page">{current}</CurrentPage>
      </List>
    </nav>
  );
}

/* The separator is at the end of an item, so that a line never starts with it. */
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  & > li:not(:last-child)::after {
    content: '／' / '';
    margin-inline-start: ${theme.space[2]};
    color: ${theme.color.borderStrong};
  }
`;

const ItemLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.space[8]};

  ${touch} {
    min-height: ${theme.size.touch};
  }
`;

/* A long title is also the heading below, so here it is truncated to the rest of the line or to one line on phones. */
const CurrentPage = styled.li`
  min-width: 0;

  ${below.md} {
    flex: 1 1 0;
    min-width: 6em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
