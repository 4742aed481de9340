import { invoiceNumberError } from '@/lib/invoice-text';
import { INVALID_INVOICE_NUMBER_MESSAGE, type InvoiceLookup, invoiceNumberPattern } from '@/schemas/invoices';
import type { AppContext, AppDeps } from '@/server/http/context';
import { fieldError } from '@/server/http/errors';
import { consumeLimit } from '@/server/http/rate-limit';
import { fakeRegistry } from '@/server/integrations/fake-registry';

type RegistryDeps = Pick<AppDeps, 'lookUpIssuer'>;

/** The field of the invoice form that a refusal lands on. */
const NUMBER_FIELD = 'organizations_number';

const tooManyMessage = (minutes: number): string =>
  `照会の回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** Each question may go out to the agency, whether a member only looks or saves a number. Throws 429. */
export const consumeLookupLimit = (c: AppContext, memberId: number): Promise<void> =>
  consumeLimit(c, 'invoicePerMember', String(memberId), tooManyMessage);

/**
 * What the register knows of a number. Throws a refusal for anything but 13 half-width digits, and 503 while the
 * register is away.
 */
export async function lookUpIssuer(
  { lookUpIssuer: askRegistry }: RegistryDeps,
  number: string,
): Promise<InvoiceLookup> {
  if (!invoiceNumberPattern.test(number)) throw fieldError(NUMBER_FIELD, INVALID_INVOICE_NUMBER_MESSAGE);
  return (askRegistry ?? fakeRegistry)(number);
}

/**
 * Throws a refusal on the number's field unless the register has the number as a standing registration today
 * (decision 0027: unknown, expired and cancelled ones are refused with the reason).
 * @param field dotted path of the number in the request
 */
export async function assertRegistered(
  deps: RegistryDeps,
  number: string,
  field: string = `invoice_establishment.${NUMBER_FIELD}`,
): Promise<void> {
  const problem = invoiceNumberError(await lookUpIssuer(deps, number));
  if (problem) throw fieldError(field, problem);
}
