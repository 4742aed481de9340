import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { GOOGLE_NONCE_COOKIE } from '@/lib/google-nonce';

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * Binds Google's ID token to this browser (decision 0026). Google signs the digest of a secret, and the API compares it
 * with the cookie that holds the secret, so that a token that was seen elsewhere is of no use in another browser.
 * @returns `nonce` for Google's button: undefined until it is computed, null when the browser cannot compute it, as on a
 * page that is neither HTTPS nor local; and `bind`, to call before a token is sent
 */
export function useGoogleNonce(): { nonce: string | null | undefined; bind: () => void } {
  const [secret] = useState(() => uuid());
  const [nonce, setNonce] = useState<string | null>();
  useEffect(() => {
    let isMounted = true;
    void sha256(secret)
      .catch(() => null)
      .then((digest) => isMounted && setNonce(digest));
    return () => {
      isMounted = false;
    };
  }, [secret]);
  // Another tab with a button of its own may have replaced the cookie, so it is written right before the token is sent.
  const bind = () =>
    void Cookies.set(GOOGLE_NONCE_COOKIE, secret, {
      sameSite: 'strict',
      secure: window.location.protocol === 'https:',
    });
  return { nonce, bind };
}
