import type { Announcement } from '@/schemas/invoice-fields';
import { dayInTokyo } from '@/schemas/time';

/** The message for a number that the registry does not contain (spec §5). */
const UNKNOWN_INVOICE_NUMBER_MESSAGE =
  'この登録番号は、国税庁の適格請求書発行事業者公表サイトに存在しません。番号をご確認ください。';

/** Returns the address. An individual's address is published only on request. */
export const registryAddressText = ({
  address,
  addressRequest,
}: Pick<Announcement, 'address' | 'addressRequest'>) => address || addressRequest || '公表なし';

/** Returns YYYY-MM-DD as 2023年10月1日; an empty text stays empty. */
export const registryDateText = (date: string): string =>
  date.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, '$1年$2月$3日');

type RegistrationEnd = Pick<Announcement, 'process' | 'expireDate' | 'disposalDate'>;

function registrationEndText(
  { process, expireDate, disposalDate }: RegistrationEnd,
  today: string,
): string | null {
  // The date may be in the future. The registration is valid until then.
  if (process === '04' || (disposalDate && disposalDate <= today)) {
    return `この登録番号は${registryDateText(disposalDate)}に取り消されています。番号をご確認ください。`;
  }
  if (expireDate ? expireDate <= today : process === '03') {
    return `この登録番号は${registryDateText(expireDate)}に失効しています。番号をご確認ください。`;
  }
  return null;
}

/**
 * Returns why a number cannot be saved according to the registry's response (unknown, expired or cancelled), or null
 * when it can. The server's error has the same text.
 * @param today YYYY-MM-DD in Tokyo
 */
export function invoiceNumberError(
  lookup: { announcement: readonly RegistrationEnd[] },
  today: string = dayInTokyo(),
): string | null {
  const [first] = lookup.announcement;
  return first ? registrationEndText(first, today) : UNKNOWN_INVOICE_NUMBER_MESSAGE;
}
