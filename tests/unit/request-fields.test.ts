import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as account from '@/schemas/account';
import * as accountFields from '@/schemas/account-fields';
import { zipRequest } from '@/schemas/address-fields';
import { seminarApplyRequest, vacancyApplyRequest } from '@/schemas/application-fields';
import { credentialsSchema, registrationSchema, setPasswordSchema } from '@/schemas/auth';
import { companyInquiryRequestSchema } from '@/schemas/company-inquiries';
import { companyInquiryRequest } from '@/schemas/company-inquiry-fields';
import { at, recordsOf } from '@/schemas/fields';
import { requestOf } from '@/schemas/request-fields';
import { seminarApplyRequestSchema } from '@/schemas/seminar-applications';
import { applicationEntrySchema } from '@/schemas/vacancy-applications';
import * as wire from '@/schemas/wire';
import { withdrawalSchema } from '@/schemas/withdrawal';

/** Returns the names that the reference API accepts. */
const namesOf = (schema: z.ZodType): string[] =>
  Object.keys(
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties: object }).properties,
  );

const { vacancy, ...entry } = vacancyApplyRequest;

describe('the declaration of a request has the fields that the reference API accepts', () => {
  it.each([
    ['POST /members/', accountFields.emailRequest, registrationSchema],
    ['POST /issue-password-token/', accountFields.emailRequest, account.issuePasswordTokenSchema],
    ['POST /login/', accountFields.loginRequest, credentialsSchema],
    ['POST /set-password/', accountFields.setPasswordRequest, setPasswordSchema],
    ['POST /change-password/', accountFields.changePasswordRequest, account.changePasswordSchema],
    ['POST /update-password/', accountFields.updatePasswordRequest, account.updatePasswordSchema],
    ['POST /change-email/', accountFields.changeEmailRequest, account.changeEmailSchema],
    ['PATCH /change-email/', accountFields.confirmEmailRequest, account.confirmEmailSchema],
    ['POST /login/google/', accountFields.googleLoginRequest, account.googleLoginSchema],
    ['PATCH /members/{memberId}/withdraw/', accountFields.withdrawalRequest, withdrawalSchema],
    ['POST /vacancy-applications/', entry, applicationEntrySchema],
    ['POST /applications/', seminarApplyRequest, seminarApplyRequestSchema],
    ['POST /company-inquiries/', companyInquiryRequest, companyInquiryRequestSchema],
  ] as const)('%s', (_call, fields, schema) => {
    const paths = Object.values(fields).map((field) => field.at);
    expect(paths.sort()).toEqual(namesOf(schema).sort());
  });

  it('the calls without a schema of their own', () => {
    expect([vacancy.at, zipRequest.zip.at]).toEqual(['vacancy', 'zip']);
  });
});

describe('a request in other names', () => {
  const row = { company: at('employer.name', wire.text), from: at('start', wire.startMonth) };
  const fields = {
    email: at('user.mail', wire.text),
    careers: at('jobs', recordsOf(row)),
    skills: at('skill_ids', wire.ids),
  };

  it('has the names of the API', () => {
    const { body } = requestOf(fields, {
      email: 'a@example.com',
      careers: [{ company: '港', from: '2012-02' }],
    });
    expect(body).toEqual({
      user: { mail: 'a@example.com' },
      jobs: [{ employer: { name: '港' }, start: '2012-02' }],
    });
  });

  it.each([
    ['user.mail', 'email'],
    ['jobs', 'careers'],
    ['jobs.1', 'careers.1'],
    ['jobs.1.start', 'careers.1.from'],
    ['jobs.0.employer.name', 'careers.0.company'],
    ['jobs.0.unknown', 'careers.0.unknown'],
    ['skill_ids.2', 'skills.2'],
    ['non_field_errors', 'non_field_errors'],
    ['user', 'user'],
  ])('is refused for %s, which is %s for the site', (path, own) => {
    expect(requestOf(fields, {}).ownPathOf(path)).toBe(own);
  });
});
