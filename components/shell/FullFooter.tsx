import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { type FooterLink, getLegalLinks, SITE_LINKS } from '@/config/site-links';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColorSchemeSelect } from './ColorSchemeSelect';
import { footerBandLinkStyle, footerBandStyle, footerListStyle } from './footer-style';
import { Logo } from './Logo';
import { getOperatorFacts } from './operator-facts';

export function FullFooter() {
  return (
    <Root>
      <div>
        <div>
          <Logo tone="light" />
          <p>公認会計士・税理士のための案件と学び</p>
          <Operator />
        </div>
        <nav aria-label="フッター">
          <LinkList links={SITE_LINKS}>
            <li>
              {/* A plain `<a>`, because this is a file and the router cannot render it. */}
              <a href="/vacancy/feed.xml">案件のRSS</a>
            </li>
          </LinkList>
          <LinkList links={getLegalLinks()} />
        </nav>
        <small>© {siteConfig().nameEn}</small>
        <ColorSchemeSelect />
      </div>
    </Root>
  );
}

/** Who runs the site. Renders nothing when its settings do not tell. */
function Operator() {
  const facts = getOperatorFacts();
  if (facts.length === 0) return null;
  return (
    <ul className="operator" aria-label="運営会社">
      {facts.map(({ term, detail }) => (
        <li key={term}>
          {term}：{detail}
        </li>
      ))}
    </ul>
  );
}

function LinkList({ links, children }: { links: readonly FooterLink[]; children?: ReactNode }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
      {children}
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
    align-content: start;
    gap: ${theme.space[2]};

    ${media.lg} {
      justify-items: end;
    }
  }

  nav ul {
    ${footerListStyle}
  }

  .operator {
    margin-block-start: ${theme.space[3]};
    font-size: ${theme.text.caption};
    word-break: auto-phrase;
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
