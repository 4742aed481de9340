import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { getLegalLinks } from '@/config/site-links';
import { gutter, pageEdges, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { footerLinkStyle, footerListStyle } from './footer-style';

interface SlimFooterProps {
  /** Adds the link that only members see. */
  forMember?: boolean;
}

export function SlimFooter({ forMember = false }: SlimFooterProps) {
  return (
    <Root>
      <nav aria-label="フッター">
        <ul>
          {getLegalLinks({ forMember }).map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <small>© {siteConfig().nameEn}</small>
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

  ul {
    ${footerListStyle}
  }

  a {
    ${footerLinkStyle}
    color: inherit;
  }
  ${screenOnly}
`;
