import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface BreadcrumbProps {
  /** Ancestors of the page from the top down, without the page itself. */
  items: readonly { label: string; href: string }[];
  label?: string;
}

/** The way back to the levels above. The title of the page itself is the heading below. */
export function Breadcrumb({ items, label = '現在の位置' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ label, href }) => (
          <li key={href}>
            <ItemLink href={href}>{label}</ItemLink>
          </li>
        ))}
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
