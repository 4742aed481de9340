import styled from 'styled-components';
import { ColorSchemeSelect } from '@/components/shell/ColorSchemeSelect';
import { footerBandStyle, footerListStyle } from '@/components/shell/footer-style';
import { Logo } from '@/components/shell/Logo';
import { Link } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { getLegalLinks } from '@/config/site-links';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CompanyContactLink } from './CompanyContactLink';

export function CompanyFooter() {
  return (
    <Root>
      <Inner>
        <Logo tone="light" />
        <CompanyContactLink label="お急ぎの案件のご相談" />
        <nav aria-label="フッター">
          <List>
            {[...getLegalLinks(), { label: '案件をお探しの方', href: '/' }].map(({ label, href }) => (
              <li key={href}>
                <Item href={href}>{label}</Item>
              </li>
            ))}
          </List>
        </nav>
        <small>© {siteConfig().nameEn}</small>
        <ColorSchemeSelect />
      </Inner>
    </Root>
  );
}

const Root = styled.footer`
  ${footerBandStyle}
  ${screenOnly}
`;

const Inner = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: ${theme.space[6]};
  max-width: ${theme.width.content};
  margin-inline: auto;

  ${media.lg} {
    grid-template-columns: 1fr auto;
  }
`;

const List = styled.ul`
  ${footerListStyle}
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.onBand};
`;
