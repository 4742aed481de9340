import styled from 'styled-components';
import { lazyPart } from '@/components/ui/lazy';
import { siteConfig } from '@/config/site';
import { theme } from '@/styles/theme';

// The browser loads this code only when the operator has configured Google login.
const GoogleSignIn = lazyPart(() => import('./GoogleSignIn').then((module) => module.GoogleSignIn));

interface GoogleLoginOptionProps {
  purpose: 'login' | 'register';
  isModal?: boolean;
}

/** Offers Google login below a form. Renders nothing when no client id is configured. */
export function GoogleLoginOption(props: GoogleLoginOptionProps) {
  if (!siteConfig().googleClientId) return null;
  return (
    <Root>
      <Divider>または</Divider>
      <GoogleSignIn {...props} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-height: ${theme.size.actionBar};
  margin-block-start: ${theme.space[6]};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: ${theme.border.regular};
  }
`;
