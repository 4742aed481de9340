import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { generateToken, hashToken } from './secrets';
import { tokens } from './tables';

type Purpose = (typeof tokens.$inferSelect)['purpose'];
export type TokenRow = typeof tokens.$inferSelect;

/** As long as a person (or a retry) tries again after a reply that never came. */
export const RETRY_WINDOW_MS = 10 * 60 * 1000;

interface TokenOptions {
  purpose: Purpose;
  memberId: number;
  lifetimeMs: number;
  /** With `email_change` only: the new address. */
  email?: string;
}

/** Makes the token of a link in a mail. It is held as its digest; only the mail knows it. */
export async function issueToken(tx: Db, { lifetimeMs, ...columns }: TokenOptions): Promise<string> {
  const token = generateToken();
  await tx
    .insert(tokens)
    .values({ ...columns, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + lifetimeMs) });
  return token;
}

/** The link of a token, whatever became of it; null for an unknown one. */
export async function findToken(db: Db, purpose: Purpose, token: string): Promise<TokenRow | null> {
  const [row] = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashToken(token)), eq(tokens.purpose, purpose)));
  return row ?? null;
}

/** Whether a link can still be used. */
export const isUsable = ({ usedAt, expiresAt }: TokenRow): boolean =>
  usedAt === null && expiresAt > new Date();

/** Whether a link was used a moment ago, so that the same request again is taken for a retry. */
export const wasJustUsed = ({ usedAt }: TokenRow): boolean =>
  usedAt !== null && usedAt.getTime() > Date.now() - RETRY_WINDOW_MS;

/** Uses a link up; of any number at once one does it. Returns whether it was this one. */
export async function consumeToken(tx: Db, { tokenHash }: TokenRow): Promise<boolean> {
  const now = new Date();
  const consumed = await tx
    .update(tokens)
    .set({ usedAt: now })
    .where(and(eq(tokens.tokenHash, tokenHash), isNull(tokens.usedAt), gt(tokens.expiresAt, now)))
    .returning({ tokenHash: tokens.tokenHash });
  return consumed.length > 0;
}

/** Notes that the other links of a member for the same purpose have been used along with one of them. */
export async function markLinksUsed(tx: Db, memberId: number, purpose: Purpose): Promise<void> {
  await tx
    .update(tokens)
    .set({ usedAt: new Date() })
    .where(and(eq(tokens.memberId, memberId), eq(tokens.purpose, purpose), isNull(tokens.usedAt)));
}

/** Makes all links of a member worthless that still wait, such as those in the mailbox of an old address. */
export async function revokeTokens(tx: Db, memberId: number): Promise<void> {
  await tx.delete(tokens).where(and(eq(tokens.memberId, memberId), isNull(tokens.usedAt)));
}

/** Forgets all links of a member who leaves, used ones too: that of a changed address holds the address. */
export async function deleteTokens(tx: Db, memberId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.memberId, memberId));
}
