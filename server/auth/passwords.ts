import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 30 ms, off the event loop.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id (the library's default algorithm), with its parameters in the result. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a stored hash (no such account) it does the same work and says no, so that
 * time does not tell who is a member.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await decoy), password);
  return right && Boolean(stored);
}
