import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useState } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { siteConfig } from '@/config/site';
import { useGoogleLogin } from '@/hooks/google-login';

interface GoogleSignInProps {
  purpose: 'login' | 'register' | 'link';
  isModal?: boolean;
  /** The address that the Google account has to have, for linking. */
  email?: string;
  onMismatch?: () => void;
}

const TEXTS = { login: 'signin_with', register: 'signup_with', link: 'continue_with' } as const;

/** Google's own button; drawn, and its script loaded, only where the operator has set a client id. */
export function GoogleSignIn({ purpose, isModal = false, email, onMismatch }: GoogleSignInProps) {
  const { googleClientId } = siteConfig();
  const [isUnreachable, setUnreachable] = useState(false);
  const isLink = purpose === 'link';
  const { mutate: login } = useGoogleLogin({ isModal, redirect: !isLink, onMismatch });
  if (!googleClientId) return null;

  const handleSuccess = ({ credential }: { credential?: string }) => {
    if (!credential) return;
    login({ token: credential, is_login: purpose === 'login', is_SNS_Integration: isLink, email });
  };

  return (
    <GoogleOAuthProvider clientId={googleClientId} locale="ja" onScriptLoadError={() => setUnreachable(true)}>
      {isUnreachable ? (
        <InlineNotice tone="warn" role="status">
          Googleに接続できませんでした。時間をおいて、もう一度お試しください。
        </InlineNotice>
      ) : (
        <Place>
          {/* ACCESS_DENIED of spec §4: whoever closes Google's window is left where they are. */}
          <GoogleLogin onSuccess={handleSuccess} text={TEXTS[purpose]} size="large" />
        </Place>
      )}
    </GoogleOAuthProvider>
  );
}

/* Google draws into an iframe of its own height: the place is kept, so that nothing jumps. */
const Place = styled.div`
  display: grid;
  justify-content: center;
  min-height: ${({ theme }) => theme.size.touch};
`;
