import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { GOOGLE_NONCE_COOKIE } from '@/lib/cookies';
import type { Agent } from './agent';

export const CLIENT_ID = 'our-client.apps.example.com';

const NONCE = 'the-secret-of-one-browser';

/** Gives the browser the cookie to which the issuer binds its tokens by default. */
export function bindToIssuer(browser: Agent): Agent {
  browser.cookies.set(GOOGLE_NONCE_COOKIE, NONCE);
  return browser;
}

type Claims = Record<string, unknown>;

/** A token issuer that replaces Google: it signs real tokens and publishes its keys over HTTP. */
export interface GoogleIssuer {
  issuer: string;
  /** Returns a token as Google issues it for the site. `claims` override the defaults; `lifetime` is in seconds. */
  sign(claims: Claims, options?: { lifetime?: number; foreignKey?: boolean }): Promise<string>;
  /** Returns a token with the same claims but without a signature. */
  unsigned(claims: Claims): string;
  stop(): Promise<void>;
}

/** Starts an issuer on a free port. */
export async function startGoogleIssuer(): Promise<GoogleIssuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const key = { ...(await exportJWK(own.publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const signToken = (claims: Claims, { lifetime = 3600, foreignKey = false } = {}) =>
    new SignJWT(withDefaults(claims, lifetime))
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign((foreignKey ? foreign : own).privateKey);
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://issuer');
    // Browser tests use this route, because they run in other processes than the issuer.
    if (pathname === '/sign') return response.end(await signToken(Object.fromEntries(searchParams)));
    response.writeHead(pathname === '/oauth2/v3/certs' ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const now = () => Math.floor(Date.now() / 1000);
  const withDefaults = (claims: Claims, lifetime: number): Claims => ({
    iss: issuer,
    aud: CLIENT_ID,
    email_verified: true,
    iat: now() - 60,
    exp: now() + lifetime,
    nonce: createHash('sha256').update(NONCE).digest('hex'),
    jti: crypto.randomUUID(),
    ...claims,
  });
  const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    issuer,
    sign: signToken,
    unsigned: (claims) => `${encodePart({ alg: 'none' })}.${encodePart(withDefaults(claims, 3600))}.`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
