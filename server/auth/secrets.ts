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

async function findCsrfKey(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, CSRF_KEY));
  return row?.value;
}

async function createCsrfKey(db: Db): Promise<string> {
  await db.insert(appSecrets).values({ name: CSRF_KEY, value: generateToken() }).onConflictDoNothing();
  const value = await findCsrfKey(db);
  if (value === undefined) throw new Error('the CSRF key was not stored');
  return value;
}

/**
 * Returns the key that signs CSRF tokens. It is generated once per database and is the same in every process. Nothing is
 * written when it exists, because every call needs it, and a database that accepts no writes still answers reads.
 */
export async function csrfKey(db: Db): Promise<Buffer> {
  const cached = cachedKeys.get(db);
  if (cached) return cached;
  const value = (await findCsrfKey(db)) ?? (await createCsrfKey(db));
  const key = Buffer.from(value, 'base64url');
  cachedKeys.set(db, key);
  return key;
}
