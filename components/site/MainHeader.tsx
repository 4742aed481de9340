import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from '@/components/ui/LinkButton';
import { below, gutter, media } from '@/styles/mixins';
import { Logo } from './Logo';
import { MainNav } from './MainNav';
import { navItems } from './nav-items';
import { SmallMenu } from './SmallMenu';

export interface MainHeaderProps {
  /** Path of the page, without the query. */
  pathname: string;
  isLoggedIn: boolean;
  /** Bell, applications and profile; shown when logged in. */
  memberMenus?: ReactNode;
}

const LOGIN = { label: 'ログイン', href: '/auth/login/' } as const;
const REGISTER = { label: '会員登録', href: '/auth/register/' } as const;

/** Spec §2: login and register when logged out, less on those pages themselves. */
function offersOf(pathname: string) {
  const onRegister = /^\/auth\/(register|set-password)/.test(pathname);
  const onLogin = pathname.startsWith('/auth/login');
  return { login: !onLogin && !onRegister, register: !onRegister };
}

export function MainHeader({ pathname, isLoggedIn, memberMenus }: MainHeaderProps) {
  const items = navItems(pathname, isLoggedIn);
  const offers = offersOf(pathname);
  const showsLogin = !isLoggedIn && offers.login;

  return (
    <Bar>
      <Logo />
      <MainNav items={items} />
      <Actions>
        {isLoggedIn && memberMenus}
        {showsLogin && (
          <WideOnly>
            <LinkButton href={LOGIN.href} size="small">
              {LOGIN.label}
            </LinkButton>
          </WideOnly>
        )}
        {!isLoggedIn && offers.register && (
          <LinkButton href={REGISTER.href} size="small" variant="primary">
            {REGISTER.label}
          </LinkButton>
        )}
        <SmallMenu items={items} account={showsLogin ? [LOGIN] : []} />
      </Actions>
    </Bar>
  );
}

const Bar = styled.header`
  ${gutter}
  position: relative;
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[10]};
  min-height: ${({ theme }) => theme.size.headerPhone};
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};

  ${media.lg} {
    min-height: ${({ theme }) => theme.size.header};
  }

  ${below.lg} {
    gap: ${({ theme }) => theme.space[2]};
    padding-inline-end: ${({ theme }) => theme.space[2]};
  }
`;

const Actions = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-inline-start: auto;

  ${media.lg} {
    gap: ${({ theme }) => theme.space[6]};
  }
`;

const WideOnly = styled.div`
  ${below.sm} {
    display: none;
  }
`;
