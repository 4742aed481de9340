import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { getLegalLinks } from '@/config/site-links';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { getTagHref, MEDIA_NAME, MEDIA_TAGS } from '@/lib/columns/media-tags';
import { screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ColorSchemeSelect } from './ColorSchemeSelect';
import { footerBandLinkStyle, footerBandStyle, footerListStyle } from './footer-style';
import { Logo } from './Logo';

/** Returns the links to the rest of the site. Members have one to their page instead of login and registration. */
const getSiteLinks = (isLoggedIn: boolean) => [
  { label: '案件を探す', href: '/vacancy/' },
  { label: 'セミナー', href: '/seminar/' },
  ...(isLoggedIn
    ? [{ label: 'マイページ', href: '/mypage/' }]
    : [
        { label: 'ログイン', href: '/auth/login/' },
        { label: '会員登録', href: '/auth/register/' },
      ]),
  { label: '企業の方へ', href: '/for-company' },
];

const TAG_LINKS = MEDIA_TAGS.map(({ id, label }) => ({ label, href: getTagHref(id) }));

/** The footer of the column pages (spec §2). */
export function MediaFooter() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Root>
      <Inner>
        <Logo tone="light" />
        <p>{MEDIA_NAME} ― 公認会計士・税理士の働き方を伝えるメディア</p>
        <nav aria-label="フッター">
          {[TAG_LINKS, getSiteLinks(isLoggedIn), getLegalLinks({ forMember: isLoggedIn })].map((links) => (
            <List key={links[0]?.href}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Item href={href}>{label}</Item>
                </li>
              ))}
            </List>
          ))}
        </nav>
        <p>
          {/* Uses a plain `<a>` because the feed is a file and the router cannot render it. */}
          <Item as="a" href="/column/feed.xml">
            RSS
          </Item>
        </p>
        <small>© {siteConfig().nameEn}</small>
        {!isLoggedIn && <ColorSchemeSelect />}
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
  gap: ${theme.space[4]};
  max-width: ${theme.width.content};
  margin-inline: auto;
`;

const List = styled.ul`
  ${footerListStyle}

  & + & {
    margin-block-start: ${theme.space[2]};
    padding-block-start: ${theme.space[2]};
    border-block-start: ${theme.border.band};
  }
`;

const Item = styled(Link)`
  ${footerBandLinkStyle}
`;
