import Link from 'next/link';
import styled from 'styled-components';
import { siteConfig } from '@/config/site';
import { gutter, pageEdges } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColorSchemeSelect } from './ColorSchemeSelect';
import { INFORMATION_MODULE_LINK, LEGAL_LINKS } from './footer-links';
import { footerLinkStyle, footerListStyle } from './footer-style';

interface SlimFooterProps {
  /** Adds the link that only members see. */
  forMember?: boolean;
}

export function SlimFooter({ forMember = false }: SlimFooterProps) {
  const links = forMember ? [...LEGAL_LINKS, INFORMATION_MODULE_LINK] : LEGAL_LINKS;
  return (
    <Root>
      <nav aria-label="フッター">
        <List>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Item href={href}>{label}</Item>
            </li>
          ))}
        </List>
      </nav>
      <small>© {siteConfig().nameEn}</small>
      <ColorSchemeSelect />
    </Root>
  );
}

const Root = styled.footer`
  ${gutter}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  background: ${theme.color.surface};
  border-block-start: ${theme.border.regular};
  font-size: ${theme.text.small};
  ${pageEdges}
`;

const List = styled.ul`
  ${footerListStyle}
`;

const Item = styled(Link)`
  ${footerLinkStyle}
  color: inherit;
`;
