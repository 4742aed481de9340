/**
 * Returns a phone number (digits only) with hyphens. The length of an area code cannot be derived from the number, so
 * only unambiguous numbers are split: toll-free, mobile and IP phones, 03 and 06.
 */
export function phoneText(digits: string): string {
  const [, ...parts] =
    /^(0120|0800)(\d{3})(\d{3,4})$/.exec(digits) ??
    /^(0[5-9]0)(\d{4})(\d{4})$/.exec(digits) ??
    /^(0[36])(\d{4})(\d{4})$/.exec(digits) ??
    [];
  return parts.length > 0 ? parts.join('-') : digits;
}
