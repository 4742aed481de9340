import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '@/server/http/errors';

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
