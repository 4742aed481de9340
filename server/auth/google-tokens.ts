import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { GoogleAccount } from '@/server/integrations/types';
import { hashToken } from './secrets';
import type { Session } from './sessions';
import { usedGoogleTokens } from './tables';

type VerifiedToken = Pick<GoogleAccount, 'tokenId' | 'expiresAt'>;

/**
 * Marks a verified ID token as used. Of several concurrent calls only one succeeds.
 * @returns whether this call did
 */
export async function consumeGoogleToken(tx: Db, { tokenId, expiresAt }: VerifiedToken): Promise<boolean> {
  const consumed = await tx
    .insert(usedGoogleTokens)
    .values({ tokenId, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenId: usedGoogleTokens.tokenId });
  return consumed.length > 0;
}

/** Stores which session a used token has opened, so that the same request from that session is recognized. */
export async function setSessionOfToken(
  tx: Db,
  { tokenId }: VerifiedToken,
  { token }: Session,
): Promise<void> {
  await tx
    .update(usedGoogleTokens)
    .set({ sessionHash: hashToken(token) })
    .where(eq(usedGoogleTokens.tokenId, tokenId));
}

/** Returns whether the token has opened that session. */
export async function hasTokenOpenedSession(
  db: Db,
  { tokenId }: VerifiedToken,
  session: Session | null,
): Promise<boolean> {
  const [row] = await db.select().from(usedGoogleTokens).where(eq(usedGoogleTokens.tokenId, tokenId));
  return session !== null && row?.sessionHash === hashToken(session.token);
}
