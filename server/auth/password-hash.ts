import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 30 ms, off the event loop.
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id (the library's default algorithm), with its parameters in the result. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password is right. Without a stored hash (no such account) it does the same work and says no, so that
 * time does not tell who is a member.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const isMatch = await verify(stored ?? (await dummyHash), password);
  return isMatch && Boolean(stored);
}
