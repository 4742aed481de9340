import './jitless';
import * as z from 'zod';
import { normalizeText, removeInvisibleMarks } from './normalize-text';

/**
 * The rule of HTML for `type=email`, with at least two labels in the domain, and with letters of any language in it. It allows
 * dots anywhere before the @, as in the addresses that Japanese carriers gave out.
 */
const EMAIL_FORMAT =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

/**
 * An email address of an account that exists, as typed: only full-width characters are converted and spaces and invisible
 * marks removed. The API decides whether there is such an account, because it may have had other rules when it was created.
 */
export const knownEmailSchema = z
  .string()
  .overwrite((text) => removeInvisibleMarks(normalizeText(text, 'NFKC')).trim())
  .min(1, { error: 'メールアドレスを入力してください。', abort: true })
  .max(254, 'メールアドレスは254文字以内で入力してください。');

/** A new email address. Upper and lower case stay as typed; the API compares without case. */
export const emailSchema = knownEmailSchema
  .regex(EMAIL_FORMAT, 'メールアドレスの形式で入力してください（例：name@example.com）。')
  // The generator of the document would write the flags of the expression, too.
  .meta({ pattern: EMAIL_FORMAT.source });

/** Returns the domain in the form of the DNS, such as `xn--wgv71a.jp` for `日本.jp`, or as it is when it has none. */
function toAsciiDomain(domain: string): string {
  // A domain in ASCII is left alone, because a URL would take numbers for an IP address.
  if (!/^[\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Returns the spelling of an address by which the reference API stores and compares it: in lower case, the domain in ASCII. */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return `${email.slice(0, at)}${toAsciiDomain(email.slice(at))}`.toLowerCase();
}

/** Returns a request with the canonical spelling of its address. */
export const withCanonicalEmail = <T extends { email: string }>(request: T): T => ({
  ...request,
  email: canonicalEmail(request.email),
});

/**
 * Returns the mailbox that receives what is sent to an address: without the part from `+` on, and at Gmail without dots.
 * For rate limits only; a mail goes to the address as it is.
 * @param email as `canonicalEmail` writes it
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
