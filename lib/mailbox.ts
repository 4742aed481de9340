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
