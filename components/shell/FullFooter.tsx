import Link from 'next/link';
import styled from 'styled-components';
import { siteConfig } from '@/config/site';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColorSchemeSelect } from './ColorSchemeSelect';
import { type FooterLink, LEGAL_LINKS, SITE_LINKS } from './footer-links';
import { footerBandLinkStyle, footerBandStyle, footerListStyle } from './footer-style';
import { Logo } from './Logo';

export function FullFooter() {
  return (
    <Root>
      <Inner>
        <Brand>
          <Logo tone="light" />
          <p>公認会計士・税理士のための案件と学び</p>
        </Brand>
        <Columns aria-label="フッター">
          <LinkList links={SITE_LINKS} />
          <LinkList links={LEGAL_LINKS} />
        </Columns>
        <Copyright>© {siteConfig().nameEn}</Copyright>
        <ColorSchemeSelect />
      </Inner>
    </Root>
  );
}

function LinkList({ links }: { links: readonly FooterLink[] }) {
  return (
    <List>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Item href={href}>{label}</Item>
        </li>
      ))}
    </List>
  );
}

const Root = styled.footer`
  ${footerBandStyle}
`;

const Inner = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: ${theme.width.content};
  margin-inline: auto;

  ${media.lg} {
    grid-template-columns: 1fr auto;
  }
`;

const Brand = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`;

const Columns = styled.nav`
  display: grid;
  gap: ${theme.space[2]};

  ${media.lg} {
    justify-items: end;
  }
`;

const List = styled.ul`
  ${footerListStyle}
`;

const Item = styled(Link)`
  ${footerBandLinkStyle}
  border-radius: ${theme.radius.badge};
`;

const Copyright = styled.small`
  grid-column: 1 / -1;
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.band};
  font-size: ${theme.text.caption};
`;
