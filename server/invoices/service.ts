import { invoiceNumberError } from '@/lib/invoice-text';
import { INVALID_INVOICE_NUMBER_MESSAGE, invoiceNumberPattern } from '@/schemas/invoice-fields';
import type { AppContext, AppDeps } from '@/server/http/context';
import { fieldError } from '@/server/http/errors';
import { consumeLimit } from '@/server/http/rate-limit';
import { fakeRegistry } from '@/server/integrations/fake-registry';
import type { InvoiceLookup } from '@/server/integrations/registry-schema';

type RegistryDeps = Pick<AppDeps, 'lookUpIssuer'>;

/** The field of the invoice form at which errors are shown. */
const NUMBER_FIELD = 'organizations_number';

const tooManyMessage = (minutes: number): string =>
  `照会の回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/**
 * Counts a lookup, both for a check and for saving a number, because each may send a request to the registry. Throws
 * 429 when the limit is exceeded.
 */
export const consumeLookupLimit = (c: AppContext, memberId: number): Promise<void> =>
  consumeLimit(c, 'invoicePerMember', String(memberId), tooManyMessage);

/**
 * Returns the registry's entry for a number. Throws 400 for anything but 13 half-width digits, and 503 while the
 * registry is unavailable.
 */
export async function lookUpIssuer(
  { lookUpIssuer: configuredLookUp }: RegistryDeps,
  number: string,
): Promise<InvoiceLookup> {
  if (!invoiceNumberPattern.test(number)) throw fieldError(NUMBER_FIELD, INVALID_INVOICE_NUMBER_MESSAGE);
  return (configuredLookUp ?? fakeRegistry)(number);
}

/**
 * Throws a 400 error on the number's field unless the number has a valid registration today. Unknown, expired and
 * cancelled numbers are rejected with the reason (decision 0027).
 */
export async function assertRegistered(deps: RegistryDeps, number: string): Promise<void> {
  const problem = invoiceNumberError(await lookUpIssuer(deps, number));
  if (problem) throw fieldError(`invoice_establishment.${NUMBER_FIELD}`, problem);
}
