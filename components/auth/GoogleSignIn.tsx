import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useState } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { siteConfig } from '@/config/site';
import { useGoogleLogin } from '@/hooks/google-login';

interface GoogleSignInProps {
  purpose: 'login' | 'register' | 'link';
  isModal?: boolean;
  /** The address that the Google account has to have, for linking. */
  email?: string;
  onMismatch?: () => void;
}

const BUTTON_TEXTS = { login: 'signin_with', register: 'signup_with', link: 'continue_with' } as const;

/** Google's own button; drawn, and its script loaded, only where the operator has set a client id. */
export function GoogleSignIn({ purpose, isModal = false, email, onMismatch }: GoogleSignInProps) {
  const { googleClientId } = siteConfig();
  const [isUnreachable, setUnreachable] = useState(false);
  const isLinking = purpose === 'link';
  const { mutate: login } = useGoogleLogin({ isModal, shouldRedirect: !isLinking, onMismatch });
  if (!googleClientId) return null;

  const handleSuccess = ({ credential }: { credential?: string }) => {
    if (!credential) return;
    login({ token: credential, is_login: purpose === 'login', is_SNS_Integration: isLinking, email });
  };

  return (
    <GoogleOAuthProvider clientId={googleClientId} locale="ja" onScriptLoadError={() => setUnreachable(true)}>
      {isUnreachable ? (
        <InlineNotice tone="warn" role="status">
          Googleに接続できませんでした。時間をおいて、もう一度お試しください。
        </InlineNotice>
      ) : (
        <ButtonSlot>
          {/* ACCESS_DENIED of spec §4: whoever closes Google's window is left where they are. */}
          <GoogleLogin onSuccess={handleSuccess} text={BUTTON_TEXTS[purpose]} size="large" />
        </ButtonSlot>
      )}
    </GoogleOAuthProvider>
  );
}

/* Google draws into an iframe of its own height: the place is kept, so that nothing jumps. */
const ButtonSlot = styled.div`
  display: grid;
  justify-content: center;
  min-height: ${({ theme }) => theme.size.touch};
`;
