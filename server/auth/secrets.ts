import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { appSecrets } from './tables';

/** Returns 32 random bytes for a cookie or a link, as 43 characters that need no escaping. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a token, which is stored instead of it. Tokens are random, so the hash needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const CSRF_KEY = 'csrf-key';
const cachedKeys = new WeakMap<Db, Buffer>();

/** Returns the key that signs CSRF tokens. It is generated once per database and is the same in every process. */
export async function csrfKey(db: Db): Promise<Buffer> {
  const cached = cachedKeys.get(db);
  if (cached) return cached;
  await db.insert(appSecrets).values({ name: CSRF_KEY, value: generateToken() }).onConflictDoNothing();
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, CSRF_KEY));
  if (!row) throw new Error('the CSRF key was not stored');
  const key = Buffer.from(row.value, 'base64url');
  cachedKeys.set(db, key);
  return key;
}
