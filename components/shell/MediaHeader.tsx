import styled from 'styled-components';
import { Link, LinkButton } from '@/components/ui/navigation/Link';
import { showWhole } from '@/hooks/browser/focus';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { getTagHref, MEDIA_NAME_PHRASES, MEDIA_TAGS } from '@/lib/columns/media-tags';
import {
  below,
  focusRingInside,
  gutter,
  hoverable,
  largeText,
  media,
  screenOnly,
  touch,
} from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Logo } from './Logo';

/** The header of the column pages (spec §2). */
export function MediaHeader({ pathname }: { pathname: string }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Bar>
      <Inner>
        <Brand>
          <Logo />
          <MediaName />
          <AccountLink>
            <SiteLink href="/vacancy/">案件</SiteLink>
            <SiteLink href="/seminar/">セミナー</SiteLink>
            {isLoggedIn ? (
              <LinkButton href="/mypage/" size="small">
                マイページ
              </LinkButton>
            ) : (
              <>
                <Wide>
                  <LinkButton href="/auth/login/" size="small">
                    ログイン
                  </LinkButton>
                </Wide>
                <LinkButton href="/auth/register/" size="small" variant="primary">
                  会員登録
                </LinkButton>
              </>
            )}
          </AccountLink>
        </Brand>
        <nav aria-label="テーマ">
          <List>
            <PhoneItem>
              <Item href="/vacancy/" onFocus={showWhole}>
                案件
              </Item>
            </PhoneItem>
            <PhoneItem>
              <Item href="/seminar/" onFocus={showWhole}>
                セミナー
              </Item>
            </PhoneItem>
            {MEDIA_TAGS.map(({ id, label }) => (
              <li key={id}>
                <Item
                  href={getTagHref(id)}
                  onFocus={showWhole}
                  aria-current={pathname.replace(/\/$/, '') === `/column/tag/${id}` ? 'page' : undefined}
                >
                  {label}
                </Item>
              </li>
            ))}
          </List>
        </nav>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  padding-block-start: ${theme.space[2]};
  border-block-end: ${theme.border.regular};
  ${screenOnly}
`;

/* The same width as the media pages. */
const Inner = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${theme.width.page};
  margin-inline: auto;
`;

/* On phones the name of the site disappears first. Then the name of the media wraps. */
const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: 0;

  ${below.sm} {
    & > :first-child {
      flex: 1 1 0;
    }
  }

  ${largeText} {
    flex-wrap: wrap;
    gap: 0;
  }

  ${media.lg} {
    gap: ${theme.space[8]};
  }
`;

/* Phones have no room beside the name, so there they are the first of the links below. */
const SiteLink = styled(Link)`
  display: none;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.textPrimary};
  font-size: ${theme.text.small};
  font-weight: 700;
  text-decoration: none;

  ${media.sm} {
    display: inline-flex;
  }

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }
`;

const PhoneItem = styled.li`
  ${media.sm} {
    display: none;
  }
`;

const AccountLink = styled.div`
  flex: none;
  display: flex;
  gap: ${theme.space[4]};
  margin-inline-start: auto;
`;

/* Hidden on phones, where the footer contains this link. */
const Wide = styled.div`
  ${below.md} {
    display: none;
  }
`;

/* Ten tags are wider than a phone, so the list scrolls instead of the page. */
const List = styled.ul`
  display: flex;
  gap: ${theme.space[5]};
  overflow-x: auto;
  padding-block: ${theme.space[1]};
  scrollbar-width: none;
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.controlSmall};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  text-decoration: none;
  white-space: nowrap;

  ${touch} {
    min-height: ${theme.size.touch};
  }

  &:focus-visible {
    ${focusRingInside}
  }

  &[aria-current] {
    color: ${theme.color.primary};
    font-weight: 700;
  }

  ${hoverable} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }
`;

/** The name of the media beside the logo. It breaks only between its phrases. */
function MediaName() {
  return (
    <Root href="/column">
      <span>
        {MEDIA_NAME_PHRASES[0]}
        <wbr />
        {MEDIA_NAME_PHRASES[1]}
      </span>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.textPrimary};
  font-family: ${theme.font.serif};
  font-weight: 700;
  line-height: ${theme.lineHeight.heading};
  text-decoration: none;

  & > span {
    word-break: keep-all;
  }

  ${media.sm} {
    flex: none;
  }

  ${media.md} {
    font-size: ${theme.text.block};
  }
`;
