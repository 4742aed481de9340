/**
 * A phone number (digits only) as people write it. How many digits an area code has cannot be told from the number
 * alone, so only what is certain is divided: free calls, mobile and IP telephones, 03 and 06.
 */
export function phoneText(digits: string): string {
  const [, ...parts] =
    /^(0120|0800)(\d{3})(\d{3,4})$/.exec(digits) ??
    /^(0[5-9]0)(\d{4})(\d{4})$/.exec(digits) ??
    /^(0[36])(\d{4})(\d{4})$/.exec(digits) ??
    [];
  return parts.length > 0 ? parts.join('-') : digits;
}
