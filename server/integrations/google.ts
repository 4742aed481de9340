import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Env } from '@/config/env';
import { readLimited } from '@/gateway/reply-limits';
import { findInvalidText, INVALID_TEXT_MESSAGE } from '@/lib/invalid-text';
import { canonicalEmail, emailSchema } from '@/schemas/email';
import { HOUR_MS } from '@/schemas/time';
import { ApiError, fieldError } from '@/server/http/errors';
import type { VerifyGoogleToken } from './types';

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema.transform(canonicalEmail),
  // An email address that Google has not verified may belong to someone else.
  email_verified: z.union([z.literal(true), z.literal('true')]),
  /** Binds the token to the browser that asked for it: the digest of that browser's cookie. */
  nonce: z.string(),
  exp: z.number(),
});

const GOOGLE_ENDPOINTS = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};

const CLOCK_SKEW_SECONDS = 30;
/** Google's keys have about 2 kB. */
const MAX_KEYS_BYTES = 128 * 1024;

/** Fetches the keys, whose response is read as a whole by the library, with a limit of their size. */
async function fetchKeys(url: string, options: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const response = await fetch(url, options);
  const body = await readLimited(response, MAX_KEYS_BYTES, options.signal);
  return new Response(body, { status: response.status });
}

const googleUnavailableError = () =>
  new ApiError(
    503,
    'google_unavailable',
    'Googleに接続できませんでした。しばらくしてからもう一度お試しください。',
    { retryAfterSeconds: 10 },
  );

const sha256 = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/**
 * Returns a digest of the signed part of a token. The signature is omitted, because the unused bits of its last
 * character can be changed without making it invalid.
 */
const tokenIdOf = (token: string): string => sha256(token.slice(0, token.lastIndexOf('.')), 'base64url');

/** Returns whether Google's keys could not be fetched, as opposed to an invalid token. */
const isUnavailable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

/**
 * Returns the function that verifies Google ID tokens.
 * @param issuer an origin to use instead of Google in tests; its keys are at /oauth2/v3/certs
 */
export function createGoogleVerifier(clientId: string, issuer?: string): VerifyGoogleToken {
  const keys = createRemoteJWKSet(new URL(issuer ? `${issuer}/oauth2/v3/certs` : GOOGLE_ENDPOINTS.keys), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: HOUR_MS,
    [customFetch]: fetchKeys,
  });
  const verify = async (token: string): Promise<JWTPayload | null> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuer ? [issuer] : GOOGLE_ENDPOINTS.issuers,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: CLOCK_SKEW_SECONDS,
      });
      return payload;
    } catch (error) {
      if (isUnavailable(error)) throw googleUnavailableError();
      return null;
    }
  };
  return async (token, nonce) => {
    const claims = claimsSchema.safeParse(await verify(token));
    if (!claims.success || !nonce || claims.data.nonce !== sha256(nonce, 'hex')) return null;
    const { sub: subject, email, exp } = claims.data;
    if (findInvalidText(subject) !== null) throw fieldError('token', INVALID_TEXT_MESSAGE);
    const expiresAt = new Date((exp + CLOCK_SKEW_SECONDS) * 1000);
    return { subject, email, tokenId: tokenIdOf(token), expiresAt };
  };
}

/** Returns the verifier configured in the environment; undefined without a client id. */
export const googleVerifierFromEnv = (
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER'>,
): VerifyGoogleToken | undefined =>
  env.GOOGLE_CLIENT_ID ? createGoogleVerifier(env.GOOGLE_CLIENT_ID, env.GOOGLE_ISSUER) : undefined;
