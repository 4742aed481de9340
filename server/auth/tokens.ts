import { and, eq, getTableColumns, gt, isNull, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { generateToken, hashToken } from './secrets';
import { tokens } from './tables';

type Purpose = (typeof tokens.$inferSelect)['purpose'];

/** Since then, 10 minutes ago, a repeated request counts as a retry after a lost response. */
export const RETRY_WINDOW_START = sql`now() - interval '10 minutes'`;

interface TokenOptions {
  purpose: Purpose;
  /** Null stores nothing. The statement is the same, so that its time does not disclose whether there is a member. */
  memberId: number | null;
  lifetimeMs: number;
  /** The new address; only for `email_change`. */
  email?: string | null;
}

/** Creates a token for a link in a mail and returns it. Only its hash is stored. */
export async function issueToken(
  tx: Db,
  { lifetimeMs, purpose, memberId, email = null }: TokenOptions,
): Promise<string> {
  const token = generateToken();
  await tx.execute(sql`insert into ${tokens} (token_hash, purpose, member_id, expires_at, email)
    select ${hashToken(token)}, ${purpose}, member_id, now() + ${lifetimeMs} * interval '1 millisecond', ${email}
      from (values (${memberId}::bigint)) as given (member_id) where member_id is not null`);
  return token;
}

const isUsable = and(isNull(tokens.usedAt), gt(tokens.expiresAt, sql`now()`));

/** A token, whether it is neither used nor expired, and whether it was used within 10 minutes. */
export type TokenRow = typeof tokens.$inferSelect & { isUsable: boolean; isRecentlyUsed: boolean };

/** Returns the row of a token, also when it is used or expired; null for an unknown token. */
export async function findToken(db: Db, purpose: Purpose, token: string): Promise<TokenRow | null> {
  const [row] = await db
    .select({
      ...getTableColumns(tokens),
      isUsable: sql<boolean>`${isUsable}`,
      isRecentlyUsed: sql<boolean>`coalesce(${tokens.usedAt} > ${RETRY_WINDOW_START}, false)`,
    })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, hashToken(token)), eq(tokens.purpose, purpose)));
  return row ?? null;
}

/** Returns the row of a token that is neither used nor expired, or null. It does not consume the token. */
export async function findUsableToken(db: Db, purpose: Purpose, token: string): Promise<TokenRow | null> {
  const row = await findToken(db, purpose, token);
  return row?.isUsable ? row : null;
}

/** The address to which a mailed link belongs, and until when the link works. */
export interface MailedLink {
  email: string;
  expiresAt: Date;
}

/** Returns the row of a token that was used within 10 minutes, so that the same request is treated as a retry, or null. */
export async function findRecentlyUsedToken(
  db: Db,
  purpose: Purpose,
  token: string,
): Promise<TokenRow | null> {
  const row = await findToken(db, purpose, token);
  return row?.isRecentlyUsed ? row : null;
}

/**
 * Marks the token as used. Of several concurrent calls only one succeeds.
 * @returns whether this call did
 */
export async function consumeToken(tx: Db, { tokenHash }: Pick<TokenRow, 'tokenHash'>): Promise<boolean> {
  const consumed = await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokens.tokenHash, tokenHash), isUsable))
    .returning({ tokenHash: tokens.tokenHash });
  return consumed.length > 0;
}

/** Returns the stored links of a member, oldest first, without the tokens. */
export const listMemberTokens = (db: Db, memberId: number) =>
  db
    .select({
      purpose: tokens.purpose,
      email: tokens.email,
      createdAt: tokens.createdAt,
      expiresAt: tokens.expiresAt,
      usedAt: tokens.usedAt,
    })
    .from(tokens)
    .where(eq(tokens.memberId, memberId))
    .orderBy(tokens.createdAt);

/** Marks all unused tokens of a member for that purpose as used. */
export async function markTokensUsed(tx: Db, memberId: number, purpose: Purpose): Promise<void> {
  await tx
    .update(tokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokens.memberId, memberId), eq(tokens.purpose, purpose), isNull(tokens.usedAt)));
}

/** An email change that waits for its link. As JSON has no dates, the time is a text. */
export interface PendingEmailChange {
  email: string;
  expiresAt: string;
}

/** A subquery of the member's newest email change that is not confirmed yet; null without one. */
export const pendingEmailChangeOf = (memberId: Placeholder): SQL<PendingEmailChange | null> => sql`(
  select json_build_object('email', ${tokens.email}, 'expiresAt', ${tokens.expiresAt})
  from ${tokens}
  where ${tokens.memberId} = ${memberId} and ${tokens.purpose} = 'email_change'
    and ${tokens.usedAt} is null and ${tokens.expiresAt} > now()
  order by ${tokens.createdAt} desc limit 1)`;

/** Deletes the unused tokens of a member for an email change. @param exceptTo keeps those for this new address */
export async function revokeEmailChanges(
  tx: Db,
  memberId: number,
  { exceptTo }: { exceptTo?: string } = {},
): Promise<void> {
  await tx
    .delete(tokens)
    .where(
      and(
        eq(tokens.memberId, memberId),
        eq(tokens.purpose, 'email_change'),
        isNull(tokens.usedAt),
        exceptTo === undefined ? undefined : ne(tokens.email, exceptTo),
      ),
    );
}

/** Deletes all unused tokens of a member, for example after an email change. */
export async function revokeTokens(tx: Db, memberId: number): Promise<void> {
  await tx.delete(tokens).where(and(eq(tokens.memberId, memberId), isNull(tokens.usedAt)));
}

/**
 * Deletes all tokens of a member who leaves. Used tokens are deleted too, because an email-change token contains the
 * address.
 */
export async function deleteTokens(tx: Db, memberId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.memberId, memberId));
}
