import * as z from 'zod';
import { careerSchema, educationSchema } from '@/schemas/career-education';
import { dateTimeSchema, idSchema } from '@/schemas/common';
import { licenseSchema } from '@/schemas/licenses';
import { invoiceStates, receiveSchema } from '@/schemas/members';
import { conditionsSchema, workStyleSchema } from '@/schemas/work-style';
import { skillCategoryInformationSchema } from './skills';

/** The profile in GET /members/me/ (spec §3). Missing texts are empty. */
const profileSchema = z.object({
  family_name: z.string(),
  given_name: z.string(),
  family_name_kana: z.string(),
  given_name_kana: z.string(),
  /** YYYY-MM-DD. */
  birth_date: z.iso.date().nullable(),
  /** Digits only. */
  phone: z.string(),
  /** Seven digits. */
  zip: z.string(),
  /** JIS X 0401 code. */
  prefecture: z.string(),
  city: z.string(),
  address_line: z.string(),
  building: z.string(),
  /** The image's path, or null. */
  profile_image: z.string().nullable(),
});

/** Response of GET /members/me/ (spec §3). */
export const meSchema = z.object({
  django_user: z.object({ id: idSchema, email: z.string() }),
  member: z.object({
    id: idSchema,
    invoice_establishment: z
      .object({ state: z.enum(invoiceStates), organizations_number: z.string().nullish() })
      .nullable(),
    profile: profileSchema,
    activate_at: dateTimeSchema.nullable(),
    terms_of_use: z.boolean(),
    receive: receiveSchema.nullable(),
    /** In the order chosen by the member. */
    careers: z.array(careerSchema),
    educations: z.array(educationSchema),
    licenses: z.array(licenseSchema),
    skill_category_information: skillCategoryInformationSchema.nullable(),
    work_style: workStyleSchema,
    /** Null until the member saves them for the first time. */
    conditions: conditionsSchema.nullable(),
    google_linked: z.boolean(),
    /** False for a member who registered with Google and has set no password. */
    has_password: z.boolean(),
    /** The change of the address that waits for its link (decision 0084); null without one. */
    email_change: z.object({ email: z.string(), expires_at: dateTimeSchema }).nullable(),
  }),
});
export type Me = z.infer<typeof meSchema>;
