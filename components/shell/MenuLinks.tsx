import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface MenuLink {
  label: string;
  href: string;
  newTab?: boolean;
  active?: boolean;
}

interface MenuLinksProps {
  title?: string;
  links: readonly MenuLink[];
}

/** A group of links in a header panel. Renders nothing without links. */
export function MenuLinks({ title, links }: MenuLinksProps) {
  if (links.length === 0) return null;
  return (
    <Group>
      {title && <p>{title}</p>}
      <LinkList title={title} links={links} />
    </Group>
  );
}

/** The links of a navigation. */
export function LinkList({ title, links }: MenuLinksProps) {
  return (
    <ul aria-label={title}>
      {links.map(({ label, href, newTab, active }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={active ? 'true' : undefined}
            target={newTab ? '_blank' : undefined}
            rel={newTab ? 'noopener' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Group = styled.div`
  padding-block: ${theme.space[2]};

  &:not(:first-child) {
    border-block-start: ${theme.border.regular};
  }

  & > p {
    padding: ${theme.space[1]} ${theme.space[5]};
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
    font-weight: 700;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.touch};
    padding-inline: ${theme.space[5]};
    color: ${theme.color.textPrimary};
    text-decoration: none;

    ${hoverable} {
      &:hover {
        color: ${theme.color.primaryPressed};
        background: ${theme.color.primaryTint};
      }
    }

    &[aria-current] {
      color: ${theme.color.primary};
      font-weight: 700;
    }
  }
`;
