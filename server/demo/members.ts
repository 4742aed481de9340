import * as z from 'zod';
import { contentPath } from '@/config/env';
import { DocumentError, documentErrorMap, problemLines, schemaProblems } from '@/lib/content/documents';
import { relativeDateResolver } from '@/lib/working-days';
import { applicationEvents } from '@/schemas/application-transitions';
import { careerSchema, educationSchema } from '@/schemas/career-education-request';
import { fields, instantField, listField, textField } from '@/schemas/import-fields';
import { invoiceEstablishmentSchema, memberUpdateSchema, receiveSchema } from '@/schemas/members';
import { profileUpdateSchema } from '@/schemas/profile';
import { skillFormSchema } from '@/schemas/skills';
import { applicationEntrySchema } from '@/schemas/vacancy-applications';
import { readRecords } from '@/server/imports/service';

/** The application's events, oldest first. */
const events = listField(
  fields({ event: z.enum(applicationEvents), at: instantField.transform((at) => new Date(at)) }),
);

const { licenses, work_style, conditions } = memberUpdateSchema.shape;

/** One demo account. A missing field is one that the member has not filled in yet. */
const demoMemberSchema = fields({
  email: z.email(),
  profile: profileUpdateSchema,
  joined_at: instantField.transform((at) => new Date(at)),
  terms_agreed: z.boolean(),
  invoice_establishment: invoiceEstablishmentSchema.nullable().default(null),
  receive: receiveSchema.nullable().default(null),
  /** Careers, newest first. */
  careers: z.array(careerSchema).default([]),
  educations: z.array(educationSchema).default([]),
  licenses,
  work_style,
  conditions,
  skills: skillFormSchema.optional(),
  /** `vacancy` and `seminar` refer to demo records by title. */
  vacancy_applications: z
    .array(z.object({ vacancy: textField(120), events }).and(applicationEntrySchema))
    .default([]),
  seminar_applications: z.array(z.object({ seminar: textField(120), events })).default([]),
});
export type DemoMember = z.output<typeof demoMemberSchema>;

const DATE_FIELDS = new Set(['joined_at', 'at', 'start_date', 'available_from']);

/**
 * Reads the demo accounts that the README and the startup banner list.
 * @throws DocumentError with file, line and field of every error
 */
export async function readDemoMembers(now: Date = new Date()): Promise<DemoMember[]> {
  const resolve = relativeDateResolver(now);
  const withDates = (data: unknown) =>
    JSON.parse(JSON.stringify(data), (name, value) =>
      typeof value === 'string' && DATE_FIELDS.has(name) ? resolve(value) : value,
    );
  const problems: string[] = [];
  const members: DemoMember[] = [];
  for (const record of await readRecords(contentPath('demo', 'members.yaml'))) {
    const parsed = demoMemberSchema.safeParse(withDates(record.data), { error: documentErrorMap });
    if (parsed.success) members.push(parsed.data);
    else problems.push(...problemLines(record, schemaProblems(parsed.error)));
  }
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));
  return members;
}
