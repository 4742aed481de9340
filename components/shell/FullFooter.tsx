import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColorSchemeSelect } from './ColorSchemeSelect';
import { type FooterLink, LEGAL_LINKS, SITE_LINKS } from './footer-links';
import { footerBandLinkStyle, footerBandStyle, footerListStyle } from './footer-style';
import { Logo } from './Logo';

export function FullFooter() {
  return (
    <Root>
      <div>
        <div>
          <Logo tone="light" />
          <p>公認会計士・税理士のための案件と学び</p>
        </div>
        <nav aria-label="フッター">
          <LinkList links={SITE_LINKS} />
          <LinkList links={LEGAL_LINKS} />
        </nav>
        <small>© {siteConfig().nameEn}</small>
        <ColorSchemeSelect />
      </div>
    </Root>
  );
}

function LinkList({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

const Root = styled.footer`
  ${footerBandStyle}

  & > div {
    display: grid;
    gap: ${theme.space[6]};
    max-width: ${theme.width.content};
    margin-inline: auto;

    ${media.lg} {
      grid-template-columns: 1fr auto;
    }
  }

  & > div > :first-child {
    display: grid;
    justify-items: start;
    gap: ${theme.space[1]};
  }

  nav {
    display: grid;
    gap: ${theme.space[2]};

    ${media.lg} {
      justify-items: end;
    }
  }

  ul {
    ${footerListStyle}
  }

  li > a {
    ${footerBandLinkStyle}
    border-radius: ${theme.radius.badge};
  }

  small {
    grid-column: 1 / -1;
    padding-block-start: ${theme.space[4]};
    border-block-start: ${theme.border.band};
    font-size: ${theme.text.caption};
  }
  ${screenOnly}
`;
