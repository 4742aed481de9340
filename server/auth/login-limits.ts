import type { AppContext } from '@/server/http/context';
import { browserTokenOf, cookieSourceOf } from '@/server/http/cookies';
import { consumeLimit, refundLimit, resetLimit } from '@/server/http/rate-limit';
import { isKnownBrowserOf } from './known-browsers';
import { hashToken } from './secrets';

/** Returns the message of a rate limit for logins. @param minutes until the next attempt */
export const tooManyLoginsMessage = (minutes: number): string =>
  `ログインの試行回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** The owner proves in this browser, by the mailed link of the reset, that the account is theirs. */
const tooManyForAccountMessage = (minutes: number): string =>
  `このアカウントへのログインの試行回数が多すぎます。${minutes}分ほど待つか、この端末でパスワードを再設定してからお試しください。`;

/**
 * Counts an attempt to log in to the account with that address (decision 0083). A browser in which the member has logged
 * in before has attempts of its own, so that nobody elsewhere can use them up. All other browsers share the attempts for
 * the account, over all network addresses. Unknown addresses are counted alike. Throws 429.
 * @returns the function to call after a correct password, which gives the attempt back
 */
export async function consumeLoginAttempt(c: AppContext, email: string): Promise<() => Promise<void>> {
  const browserToken = browserTokenOf(cookieSourceOf(c));
  if (browserToken && (await isKnownBrowserOf(c.var.db, email, browserToken))) {
    const key = `${hashToken(browserToken)} ${email}`;
    await consumeLimit(c, 'loginPerKnownBrowser', key, tooManyLoginsMessage);
    return () => resetLimit(c, 'loginPerKnownBrowser', key);
  }
  const { clientIp } = c.var;
  const key = `${clientIp} ${email}`;
  await consumeLimit(c, 'loginPerIp', clientIp, tooManyLoginsMessage);
  await consumeLimit(c, 'loginPerIpAndAccount', key, tooManyLoginsMessage);
  await consumeLimit(c, 'loginPerAccount', email, tooManyForAccountMessage);
  return async () => {
    await resetLimit(c, 'loginPerIpAndAccount', key);
    // The others' attempts stay counted, because a login of the owner must not give an attacker new ones.
    await refundLimit(c, 'loginPerAccount', email);
  };
}
