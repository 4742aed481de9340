import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useState } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { siteConfig } from '@/config/site';
import { useGoogleLogin, useGoogleNonce } from '@/hooks/google-login';
import { theme } from '@/styles/theme';

interface GoogleSignInProps {
  purpose: 'login' | 'register' | 'link';
  isModal?: boolean;
  /** When linking: the email address that the Google account must have. */
  email?: string;
  onMismatch?: () => void;
}

const BUTTON_TEXTS = { login: 'signin_with', register: 'signup_with', link: 'continue_with' } as const;

/** Google's own button. It is rendered, and its script loaded, only when the operator has configured a client id. */
export function GoogleSignIn({ purpose, isModal = false, email, onMismatch }: GoogleSignInProps) {
  const { googleClientId } = siteConfig();
  const [isUnreachable, setUnreachable] = useState(false);
  const { nonce, bind } = useGoogleNonce();
  const isLinking = purpose === 'link';
  const { mutate: login } = useGoogleLogin({ isModal, shouldRedirect: !isLinking, onMismatch });
  if (!googleClientId) return null;
  const isUnavailable = isUnreachable || nonce === null;

  const handleSuccess = ({ credential }: { credential?: string }) => {
    if (!credential) return;
    bind();
    login({ token: credential, is_login: purpose === 'login', is_SNS_Integration: isLinking, email });
  };

  return (
    <GoogleOAuthProvider
      clientId={googleClientId}
      locale="ja"
      onScriptLoadError={() => setUnreachable(true)}
      // A network that blocks Google may answer with an empty script.
      onScriptLoadSuccess={() => setUnreachable(!('google' in window))}
    >
      <LiveRegion>
        {isUnavailable && (
          <InlineNotice tone="warn">
            Googleに接続できませんでした。時間をおいて、もう一度お試しください。
          </InlineNotice>
        )}
      </LiveRegion>
      {!isUnavailable && (
        <ButtonSlot>
          {/* Closing Google's window is ACCESS_DENIED in spec §4: the page stays as it is, so there is no error
              handler. */}
          {nonce && (
            <GoogleLogin onSuccess={handleSuccess} text={BUTTON_TEXTS[purpose]} size="large" nonce={nonce} />
          )}
        </ButtonSlot>
      )}
    </GoogleOAuthProvider>
  );
}

/*
 * Google renders an iframe with a fixed height. Reserving that height prevents a layout shift. A frame whose colour
 * scheme differs from that of its element gets a white ground, so everything of Google's stays light.
 */
const ButtonSlot = styled.div`
  display: grid;
  justify-content: center;
  min-height: ${theme.size.touch};
  color: CanvasText;
  color-scheme: light;
`;
