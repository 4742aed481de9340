import { Menu } from 'lucide';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { partLoading } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/navigation/Link';
import { getContactLinks, getNavItems, type NavItem } from '@/config/site-links';
import { useAuthHref } from '@/hooks/session/login-prompt';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { below, forcedColors, gutter, hoverable, media, pageEdges, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HeaderMenu } from './HeaderMenu';
import { Logo } from './Logo';
import { LinkList, MenuLinks } from './MenuLinks';

interface MainHeaderProps {
  /** Path of the current page, without the query. */
  pathname: string;
  isLoggedIn: boolean;
  /** The menus for notifications, applications and the profile. They are rendered only for members. */
  memberMenus?: ReactNode;
}

/** Returns the links to the login pages. Those on a login page lead to the same target as that page. */
function useAuthLinks(pathname: string) {
  const loginHref = useAuthHref('/auth/login/');
  const registerHref = useAuthHref('/auth/register/');
  const keepsTarget = pathname.startsWith('/auth/');
  return {
    login: { label: 'ログイン', href: keepsTarget ? loginHref : '/auth/login/' },
    register: { label: '会員登録', href: keepsTarget ? registerHref : '/auth/register/' },
  };
}

/**
 * Returns which of the two links a page shows to visitors without a login: the login pages hide the login link, and the
 * registration pages hide both (spec §2).
 */
function getVisibleAuthLinks(pathname: string) {
  const onRegister = /^\/auth\/(register|set-password)/.test(pathname);
  const onLogin = pathname.startsWith('/auth/login');
  return { login: !onLogin && !onRegister, register: !onRegister };
}

export function MainHeader({ pathname, isLoggedIn, memberMenus }: MainHeaderProps) {
  const items = getNavItems(pathname, isLoggedIn);
  const links = useAuthLinks(pathname);
  const visibleLinks = getVisibleAuthLinks(pathname);
  const showsLogin = !isLoggedIn && visibleLinks.login;

  return (
    <Bar>
      <Logo />
      {/* Narrow widths have the same items in the menu. */}
      <nav aria-label="メイン">
        <LinkList links={items} />
      </nav>
      <div>
        {isLoggedIn && memberMenus}
        {showsLogin && (
          <div className="desktop-only">
            <LinkButton href={links.login.href} size="small">
              {links.login.label}
            </LinkButton>
          </div>
        )}
        {!isLoggedIn && visibleLinks.register && (
          <LinkButton href={links.register.href} size="small" variant="primary">
            {links.register.label}
          </LinkButton>
        )}
        <div className="narrow-only">
          <MobileMenu items={items} accountLinks={showsLogin ? [links.login] : []} />
        </div>
      </div>
    </Bar>
  );
}

// Rendered on the server like the rest of the header. Browsers of visitors without a login do not load it.
const MemberMenus = dynamic(() => import('./MemberMenus').then((module) => module.MemberMenusContainer), {
  loading: partLoading(),
});

/** Provides the header with its data. */
export function HeaderContainer() {
  const { asPath } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  return (
    <MainHeader
      pathname={asPath.replace(/[?#].*$/, '')}
      isLoggedIn={isLoggedIn}
      memberMenus={isLoggedIn && <MemberMenus />}
    />
  );
}

interface MobileMenuProps {
  items: readonly NavItem[];
  /** Login and registration links, for widths at which the bar has no space for them. */
  accountLinks: readonly { label: string; href: string }[];
}

/** The navigation for widths at which the header cannot show all items. */
export function MobileMenu({ items, accountLinks }: MobileMenuProps) {
  return (
    <HeaderMenu id="menu" label="メニュー" icon={<Icon node={Menu} />}>
      <nav aria-label="メイン">
        <MenuLinks links={items} />
      </nav>
      <MenuLinks links={accountLinks} />
      <MenuLinks links={getContactLinks()} />
    </HeaderMenu>
  );
}

/*
 * On phones the buttons, which have the size of a finger, leave room for the name of the site beside its mark. Forced colours would
 * make the transparent border of an item visible, which only reserves space for the current item's bar.
 */
const Bar = styled.header`
  ${gutter}
  position: relative;
  z-index: ${theme.zIndex.header};
  display: flex;
  align-items: center;
  gap: ${theme.space[10]};
  min-height: ${theme.size.headerPhone};
  background: ${theme.color.surface};
  border-block-end: ${theme.border.regular};

  & > nav {
    align-self: stretch;
  }

  & > nav > ul {
    display: flex;
    height: 100%;
  }

  & > nav a {
    display: flex;
    align-items: center;
    height: 100%;
    padding-inline: ${theme.space[4]};
    color: ${theme.color.textPrimary};
    border-block: ${theme.border.barTransparent};
    font-weight: 700;
    font-size: ${theme.text.body};
    text-decoration: none;

    ${hoverable} {
      &:hover {
        color: ${theme.color.primary};
      }
    }

    &[aria-current] {
      color: ${theme.color.primary};
      border-block-end-color: currentColor;
    }

    ${forcedColors} {
      &:not([aria-current]) {
        border-color: Canvas;
      }
    }
  }

  & > div {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    margin-inline-start: auto;
  }

  ${below.lg} {
    gap: ${theme.space[2]};
    padding-inline-end: ${theme.space[2]};

    & > nav {
      display: none;
    }
  }

  ${below.sm} {
    & > div {
      gap: 0;
    }

    .desktop-only {
      display: none;
    }
  }

  ${media.lg} {
    min-height: ${theme.size.header};

    .narrow-only {
      display: none;
    }

    & > div {
      gap: ${theme.space[6]};
    }
  }
  ${pageEdges}
  ${screenOnly}
`;
