import Link from 'next/link';
import styled from 'styled-components';
import { hoverable } from '@/styles/mixins';

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

/** A group of links in a header panel. */
export function MenuLinks({ title, links }: MenuLinksProps) {
  return (
    <Group>
      {title && <Title>{title}</Title>}
      <ul aria-label={title}>
        {links.map(({ label, href, newTab, active }) => (
          <li key={href}>
            <Item
              href={href}
              aria-current={active ? 'true' : undefined}
              target={newTab ? '_blank' : undefined}
              rel={newTab ? 'noopener' : undefined}
            >
              {label}
            </Item>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Group = styled.div`
  padding-block: ${({ theme }) => theme.space[2]};

  &:not(:first-child) {
    border-block-start: ${({ theme }) => theme.border.regular};
  }
`;

const Title = styled.p`
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[5]}`};
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.caption};
  font-weight: 700;
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  padding-inline: ${({ theme }) => theme.space[5]};
  color: ${({ theme }) => theme.color.textPrimary};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      color: ${({ theme }) => theme.color.primaryPressed};
      background: ${({ theme }) => theme.color.primaryTint};
    }
  }

  &[aria-current] {
    color: ${({ theme }) => theme.color.primary};
    font-weight: 700;
  }
`;
