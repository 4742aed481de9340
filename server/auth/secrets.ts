import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { appSecrets } from './tables';

/** 32 random bytes for a cookie or a link: 43 characters that need no escaping. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

/** How a token is held at rest. It is random enough that a plain digest cannot be reversed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const CSRF_KEY = 'csrf-key';
const cachedKeys = new WeakMap<Db, Buffer>();

/** The key that CSRF tokens are signed with: made once per database, and the same in every process. */
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
