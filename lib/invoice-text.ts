import type { Announcement } from '@/schemas/invoices';

// Without zod: screens need these texts where they need no schema.

/** Spec §5: the lookup knows no such number. */
export const UNKNOWN_INVOICE_NUMBER_MESSAGE =
  'この登録番号は、国税庁の適格請求書発行事業者公表サイトに存在しません。番号をご確認ください。';

/** An individual's address is published on request only. */
export const addressText = ({ address, addressRequest }: Pick<Announcement, 'address' | 'addressRequest'>) =>
  address || addressRequest || '公表なし';

/** YYYY-MM-DD as 2023年10月1日; an empty text stays empty. */
export const registryDateText = (date: string): string =>
  date.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, '$1年$2月$3日');

type RegistrationEnd = Pick<Announcement, 'process' | 'expireDate' | 'disposalDate'>;

function registrationEndText(
  { process, expireDate, disposalDate }: RegistrationEnd,
  today: string,
): string | null {
  // A day of expiry may lie ahead: until then the registration stands.
  if (process === '04' || (disposalDate && disposalDate <= today)) {
    return `この登録番号は${registryDateText(disposalDate)}に取り消されています。番号をご確認ください。`;
  }
  if (expireDate ? expireDate <= today : process === '03') {
    return `この登録番号は${registryDateText(expireDate)}に失効しています。番号をご確認ください。`;
  }
  return null;
}

/**
 * Why a member cannot save a number with this answer of the registry: unknown, expired or cancelled; null when all
 * is well. The server refuses with the same sentence.
 * @param today YYYY-MM-DD in Tokyo
 */
export function invoiceNumberError(
  lookup: { announcement: readonly RegistrationEnd[] },
  today: string = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10),
): string | null {
  const [first] = lookup.announcement;
  return first ? registrationEndText(first, today) : UNKNOWN_INVOICE_NUMBER_MESSAGE;
}
