import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as account from '@/schemas/account';
import { withdrawalSchema } from '@/schemas/account';
import * as accountFields from '@/schemas/account-fields';
import { zipRequest } from '@/schemas/address-fields';
import { seminarApplyRequest, vacancyApplyRequest } from '@/schemas/application-fields';
import { seminarApplyRequestSchema } from '@/schemas/application-requests';
import { credentialsSchema, registrationSchema, setPasswordSchema } from '@/schemas/auth';
import { companyInquiryRequestSchema } from '@/schemas/company-inquiries';
import { companyInquiryRequest } from '@/schemas/company-inquiry-fields';
import { at, changedFields, readFields, recordsOf, valueAt, writeFields } from '@/schemas/fields';
import {
  careerEducationFields,
  conditionsFields,
  invoiceFields,
  licenseFields,
  type MemberPart,
  meReply,
  profileFields,
  receiveFields,
  savedSkillFields,
  skillFields,
  workStyleFields,
} from '@/schemas/member-fields';
import { requestOf } from '@/schemas/request-fields';
import { applicationEntrySchema } from '@/schemas/vacancy-applications';
import * as wire from '@/schemas/wire';

const CAREER = {
  company: '会計事務所',
  position: '監査',
  started_on: '2015-04',
  ended_on: null,
  description: '決算。',
};
const EDUCATION = {
  school: '大学',
  faculty: '',
  started_on: '2003-04',
  ended_on: '2007-03',
  is_withdrawn: false,
};
const LICENSE = { certification: 'cpa', name: '', registration_number: '12345', acquired_on: '2014-11' };

const buildMember = () => ({
  id: 7,
  profile: {
    family_name: '会計',
    given_name: '花子',
    family_name_kana: 'カイケイ',
    given_name_kana: 'ハナコ',
    birth_date: '1985-01-02',
    phone: '09012345678',
    zip: '1000001',
    prefecture: '13',
    city: '千代田区',
    address_line: '千代田1-1',
    building: '',
    profile_image: null,
  },
  careers: [CAREER],
  educations: [EDUCATION],
  licenses: [LICENSE],
  skill_category_information: { id: 3, formData: { skills: [{ skill: 1, level: 2 }], abilities: [4] } },
  work_style: { hope_workstyles: ['remote'], current_workstyle: null, regions: ['13'] },
  conditions: {
    status: 'looking',
    available_from: '2027-01-01',
    desired_days: [2, 3],
    desired_reward: { unit: 'month', min: 500000 },
    remote: 'full',
    note: '',
  },
  receive: { allow_vacancy: true, allow_seminar: null, allow_news: false },
  invoice_establishment: { state: '1', organizations_number: '7000012050002' },
});

const read = (member: unknown) =>
  meReply({ django_user: { email: 'a@example.com' }, member }, new Set()).member;

const PARTS = {
  profile: profileFields,
  career: careerEducationFields,
  license: licenseFields,
  'work-style': workStyleFields,
  conditions: conditionsFields,
  receive: receiveFields,
  skill: savedSkillFields,
  invoice: invoiceFields,
} satisfies Record<MemberPart, unknown>;

/** Puts a value at a path, or removes the field when it is undefined. */
function change(member: ReturnType<typeof buildMember>, path: string, value: unknown) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = (names.length > 0 ? valueAt(member, names.join('.')) : member) as Record<string, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return member;
}

it('reads every part of a complete member', () => {
  expect(read(buildMember())).toMatchObject({ readOnly: [], licenses: [LICENSE], careers: [CAREER] });
});

describe('a part of the member', () => {
  const fields = Object.entries(PARTS).flatMap(([part, table]) =>
    Object.values(table).map(({ at }) => [part as MemberPart, at] as const),
  );

  it.each(fields)('%s cannot be edited without the field %s', (part, path) => {
    expect(read(change(buildMember(), path, undefined)).readOnly).toEqual([part]);
  });

  it.each(fields)('%s cannot be edited when %s cannot be understood', (part, path) => {
    expect(read(change(buildMember(), path, { unknown: true })).readOnly).toEqual([part]);
  });

  it.each([
    ['career', 'careers', [{ ...CAREER, started_on: undefined, startedOn: '2015-04' }]],
    ['career', 'careers', [CAREER, 7]],
    ['career', 'careers', [{ ...CAREER, ended_on: 'いつか' }]],
    ['license', 'licenses', [{ ...LICENSE, registration_number: undefined }]],
    ['license', 'licenses', [LICENSE, { ...LICENSE, acquired_on: 2014 }]],
    ['skill', 'skill_category_information.formData.skills', [{ skill: 1, level: '上級' }]],
    ['skill', 'skill_category_information.formData.abilities', [{ name: 'a' }]],
    ['skill', 'skill_category_information.id', undefined],
    ['work-style', 'work_style', undefined],
    ['conditions', 'conditions', {}],
    ['invoice', 'invoice_establishment', { status: '1' }],
  ] as const)('%s cannot be edited with %s %j', (part, path, value) => {
    expect(read(change(buildMember(), path, value)).readOnly).toEqual([part]);
  });

  it.each([
    ['profile', null],
    ['careers', null],
    ['careers', []],
    ['licenses', null],
    ['skill_category_information', null],
    ['work_style', null],
    ['conditions', null],
    ['conditions.desired_reward', null],
    ['receive', null],
    ['invoice_establishment', null],
    ['invoice_establishment', { state: '3' }],
    ['profile.prefecture', { value: 13, label: '東京都' }],
    ['profile.birth_date', '1985/01/02'],
    ['licenses', [{ ...LICENSE, acquired_on: '2014-11-20', remark: 'extra' }]],
    ['educations', [{ ...EDUCATION, is_withdrawn: null }]],
  ])('%s %j is not filled in or written in another way, and can be edited', (path, value) => {
    expect(read(change(buildMember(), path, value)).readOnly).toEqual([]);
  });
});

describe('in other names', () => {
  it('nothing of the member can be edited, and no question is asked', () => {
    const member = read({ id: 7, firstName: '花子', licenseList: [LICENSE] });
    expect(member.readOnly.sort()).toEqual(Object.keys(PARTS).sort());
    expect(member.receive).not.toBeNull();
    expect(member.invoice_establishment).not.toBeNull();
  });

  it('one edit of a path holds for replies and requests', () => {
    const renamed = { ...profileFields, family_name: { ...profileFields.family_name, at: 'name.last' } };
    expect(readFields(renamed, { name: { last: '会計' } }).values.family_name).toBe('会計');
    expect(writeFields(renamed, { family_name: '税務', city: '港区' })).toEqual({
      name: { last: '税務' },
      profile: { city: '港区' },
    });
  });
});

describe('a save', () => {
  it('writes choices as numbers to an API that has sent numbers', () => {
    const sent = {
      work_style: { hope_workstyles: ['remote'], current_workstyle: 2, regions: [13, 99], commute: 40 },
    };
    const changed = { regions: ['13', '27', '99'], current_workstyle: '3' };
    expect(writeFields(workStyleFields, changed, sent)).toEqual({
      work_style: { ...sent.work_style, current_workstyle: 3, regions: [13, 27, 99] },
    });
  });

  it('sends the changed fields and no others', () => {
    const { values } = readFields(profileFields, buildMember());
    const changed = changedFields(values, { ...values, city: '港区', birth_date: null });
    expect(writeFields(profileFields, changed)).toEqual({ profile: { city: '港区', birth_date: null } });
    expect(writeFields(profileFields, changedFields(values, { ...values }))).toEqual({});
  });

  it.each([
    [licenseFields, 'licenses', { licenses: [{ ...LICENSE, acquired_on: '2014-11-20' }] }],
    [skillFields, 'formData', { formData: { skills: [{ skill: 1, level: 2 }], abilities: [] } }],
    [conditionsFields, 'conditions', { conditions: buildMember().conditions }],
  ])('returns what was read as it was sent: %#', (fields, _name, sent) => {
    const { values, unread } = readFields(fields, sent);
    expect([writeFields(fields, values), unread]).toEqual([sent, []]);
  });
});

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

  it('also in the calls without a schema of their own', () => {
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
