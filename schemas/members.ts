import './jitless';
import * as z from 'zod';
import { INVALID_INVOICE_NUMBER_MESSAGE, invoiceNumberPattern } from './invoice-fields';
import { licensesSchema } from './licenses';
import { profileUpdateSchema } from './profile';
import { conditionsSchema, workStyleSchema } from './work-style';

/** Spec §4: 1 = qualified invoice issuer, 2 = planning to register, 3 = tax-exempt business. */
export const invoiceStates = ['1', '2', '3'] as const;

/** Email preferences (spec §5): optional nullable booleans. A missing one keeps its value. */
export const receiveSchema = z.object({
  allow_vacancy: z.boolean().nullish(),
  allow_seminar: z.boolean().nullish(),
  allow_news: z.boolean().nullish(),
});
export type Receive = z.infer<typeof receiveSchema>;

/**
 * The invoice form, which is also a part of PATCH /members/{memberId}/ (exactly as in spec §5). States 2 and 3 have no
 * number.
 */
export const invoiceEstablishmentSchema = z
  .object({
    state: z
      .string({ error: '必須項目です' })
      .min(1, '必須項目です')
      .pipe(z.enum(invoiceStates, '必須項目です')),
    organizations_number: z.string().nullish(),
  })
  .refine(
    ({ state, organizations_number }) =>
      state !== '1' || invoiceNumberPattern.test(organizations_number ?? ''),
    { path: ['organizations_number'], error: INVALID_INVOICE_NUMBER_MESSAGE },
  )
  .transform(({ state, organizations_number }) => ({
    state,
    organizations_number: state === '1' ? (organizations_number ?? null) : null,
  }));
export type InvoiceEstablishment = z.infer<typeof invoiceEstablishmentSchema>;
export type InvoiceEstablishmentInput = z.input<typeof invoiceEstablishmentSchema>;

/**
 * Request of PATCH /members/{memberId}/. It contains any parts, and of a part any fields; the others keep their values. The
 * licenses are replaced as a whole. The response is that of GET /members/me/.
 */
export const memberUpdateSchema = z.object({
  profile: profileUpdateSchema.partial().optional(),
  licenses: licensesSchema.optional(),
  work_style: workStyleSchema.partial().optional(),
  conditions: conditionsSchema.partial().optional(),
  receive: receiveSchema.optional(),
  invoice_establishment: invoiceEstablishmentSchema.optional(),
});
export type MemberUpdate = z.infer<typeof memberUpdateSchema>;
