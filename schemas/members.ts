import * as z from 'zod';
import { careerSchema } from './career-education';
import { dateTimeSchema, idSchema } from './common';

/** Spec §4: 1 = qualified invoice issuer, 2 = planning to register, 3 = tax-exempt business. */
export const invoiceStates = ['1', '2', '3'] as const;

/** GET /members/me/ (spec §3). */
export const meSchema = z.object({
  django_user: z.object({ id: idSchema, email: z.string() }),
  member: z.object({
    id: idSchema,
    invoice_establishment: z
      .object({ state: z.enum(invoiceStates), organizations_number: z.string().nullish() })
      .nullable(),
    profile: z.object({
      family_name: z.string(),
      given_name: z.string(),
      family_name_kana: z.string(),
      given_name_kana: z.string(),
      /** Address of the picture, or null. */
      profile_image: z.string().nullable(),
    }),
    activate_at: dateTimeSchema.nullable(),
    terms_of_use: z.boolean(),
    receive: z
      .object({
        allow_vacancy: z.boolean().nullish(),
        allow_seminar: z.boolean().nullish(),
        allow_news: z.boolean().nullish(),
      })
      .nullable(),
    /** Newest first. */
    careers: z.array(careerSchema),
  }),
});
export type Me = z.infer<typeof meSchema>;
