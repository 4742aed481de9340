import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '@/server/http/errors';

// OWASP recommends these parameters for argon2id: 19 MiB, two iterations, one lane. A hash takes about 30 ms in a worker
// thread.
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Returns the argon2id hash (the library's default algorithm). The string includes the parameters. The password is hashed in
 * its composed form (NFC), because keyboards write ガ as one character or as two.
 */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), ARGON2_OPTIONS);

let dummyHash: Promise<string> | undefined;

/**
 * Returns whether the password matches the stored hash. Without a stored hash it verifies against a dummy hash and
 * returns false, so that the response time does not disclose whether an account exists. A password that is not composed is
 * also tried as typed, because older hashes are of passwords as typed.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const storedHash = stored ?? (await dummyHash);
  const composed = password.normalize('NFC');
  const isMatch =
    (await verify(storedHash, composed)) || (composed !== password && (await verify(storedHash, password)));
  return isMatch && Boolean(stored);
}

let commonPasswords: ReadonlySet<string> | undefined;

/** Digits and signs that people add to a common word, as in `password2026!`. */
const DECORATION = /[\d\p{P}\p{S}]+$/u;

/** Returns whether a password is one that attackers try first, with or without digits and signs at its end. */
function isCommon(password: string): boolean {
  commonPasswords ??= new Set(dictionary['passwords-common']);
  const text = password.normalize('NFKC').toLowerCase();
  return [text, text.replace(DECORATION, '')].some((each) => commonPasswords?.has(each));
}

const COMMON_PASSWORD_MESSAGE =
  'このパスワードは、よく使われているか過去に流出したものと一致するため、設定できません。ほかで使っていない、推測されにくいパスワードを入力してください。';

/** Throws 400 for a password on the list of common and leaked passwords. @param field the name in the request */
export function assertUncommonPassword(password: string, field: string): void {
  if (isCommon(password)) throw fieldError(field, COMMON_PASSWORD_MESSAGE);
}
