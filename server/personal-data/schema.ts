import * as z from 'zod';
import { sessionFields } from '@/schemas/account-fields';
import { seminarApplicationFields, vacancyApplicationFields } from '@/schemas/application-fields';
import { dateTimeSchema } from '@/schemas/common';
import { memberSchema } from '@/server/members/present';
import { wireSchema } from '@/server/openapi/wire-schema';

/**
 * Response of GET /personal-data/: everything that is stored about the member, for the disclosure that the law on personal
 * information gives a right to. Secrets, such as the hash of the password, are omitted.
 */
export const personalDataSchema = z.object({
  account: z.object({
    email: z.string(),
    status: z.string(),
    registered_at: dateTimeSchema,
    activate_at: dateTimeSchema.nullable(),
    terms_agreed_at: dateTimeSchema.nullable(),
    last_login_at: dateTimeSchema.nullable(),
    updated_at: dateTimeSchema,
    has_password: z.boolean(),
    /** The id of the linked Google account. */
    google_subject: z.string().nullable(),
  }),
  member: memberSchema as unknown as z.ZodType<Record<string, unknown>>,
  /** The names of the skills and abilities that `member` contains as ids. */
  skills: z.array(z.object({ name: z.string(), level: z.number().nullable() })),
  abilities: z.array(z.string()),
  profile_image: z.object({ content_type: z.string(), base64: z.string() }).nullable(),
  vacancy_applications: z.array(
    wireSchema(vacancyApplicationFields).and(z.object({ vacancy_title: z.string() })),
  ),
  seminar_applications: z.array(
    wireSchema(seminarApplicationFields).and(z.object({ seminar_title: z.string() })),
  ),
  sessions: z.array(wireSchema(sessionFields)),
  known_browsers: z.array(z.object({ created_at: dateTimeSchema, last_login_at: dateTimeSchema })),
  /** Mails to the member of the last 30 days, without their texts. */
  mails: z.array(
    z.object({
      kind: z.string().nullable(),
      created_at: dateTimeSchema,
      /** When a mail server took it. */
      delivered_at: dateTimeSchema.nullable(),
    }),
  ),
  /** The links in mails that are stored at present, without their tokens. */
  mailed_links: z.array(
    z.object({
      purpose: z.string(),
      /** The new address of an email change. */
      email: z.string().nullable(),
      created_at: dateTimeSchema,
      expires_at: dateTimeSchema,
      used_at: dateTimeSchema.nullable(),
    }),
  ),
});
export type PersonalData = z.infer<typeof personalDataSchema>;
