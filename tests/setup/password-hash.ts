import { hash } from '@node-rs/argon2';

// The lowest cost that argon2 allows. The parameters are part of the hash, so the product verifies it as any other hash,
// in far less than the 30 ms that a hash of the product takes on purpose.
const LOWEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const hashes = new Map<string, Promise<string>>();

/** Returns a cheap argon2id hash for a member whom a test inserts into the database. */
export function hashCheaply(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, LOWEST_COST);
  hashes.set(password, known);
  return known;
}
