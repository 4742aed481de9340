import { invoiceProblem } from '@/schemas/invoice-text';
import { INVOICE_NUMBER_FORM, type InvoiceLookup, invoiceNumberPattern } from '@/schemas/invoices';
import type { AppContext, AppDeps } from '@/server/http/context';
import { refuseField } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { madeUpRegister } from './made-up-register';

type Register = Pick<AppDeps, 'lookUpIssuer'>;

/** The field of the invoice form that a refusal lands on. */
const FIELD = 'organizations_number';

const tooMany = (minutes: number): string =>
  `照会の回数が多すぎます。${minutes}分ほど待ってからお試しください。`;

/** Each question may go out to the agency, whether a member only looks or saves a number. Throws 429. */
export const consumeLookUp = (c: AppContext, memberId: number): Promise<void> =>
  consume(c, 'invoicePerMember', String(memberId), tooMany);

/**
 * What the register knows of a number. Throws a refusal for anything but 13 half-width digits, and 503 while the
 * register is away.
 */
export async function lookUpIssuer({ lookUpIssuer: ask }: Register, number: string): Promise<InvoiceLookup> {
  if (!invoiceNumberPattern.test(number)) throw refuseField(FIELD, INVOICE_NUMBER_FORM);
  return (ask ?? madeUpRegister)(number);
}

/**
 * Throws a refusal on the number's field unless the register has the number as a standing registration today
 * (decision 0027: unknown, expired and cancelled ones are refused with the reason).
 * @param field dotted path of the number in the request
 */
export async function assertRegistered(
  register: Register,
  number: string,
  field: string = `invoice_establishment.${FIELD}`,
): Promise<void> {
  const problem = invoiceProblem(await lookUpIssuer(register, number));
  if (problem) throw refuseField(field, problem);
}
