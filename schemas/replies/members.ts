import type { Remote, RewardUnit } from '@/schemas/vacancy-codes';
import type { JobStatus } from '@/schemas/work-style-codes';
import { prefectureCode } from './prefecture-code';
import { recordOf } from './readers';
import type { ReplyRecord } from './reply-record';
import { isMissing } from './wire-values';

/**
 * The current member as screens use it. For an API with other field names, edit the names in this file. Only the
 * member's id is needed.
 */

const readProfile = (member: ReplyRecord) => ({
  family_name: member.text('profile.family_name'),
  given_name: member.text('profile.given_name'),
  family_name_kana: member.text('profile.family_name_kana'),
  given_name_kana: member.text('profile.given_name_kana'),
  birth_date: member.day('profile.birth_date'),
  phone: member.text('profile.phone'),
  zip: member.text('profile.zip'),
  /** JIS X 0401 code. */
  prefecture: prefectureCode(member.choice('profile.prefecture')),
  city: member.text('profile.city'),
  address_line: member.text('profile.address_line'),
  building: member.text('profile.building'),
  /** A path or an address; null without a picture. */
  profile_image: member.addressOrNull('profile.profile_image'),
});

/**
 * Null while a job or a school continues, which is what the form sends. An empty text when the end is not known, because the
 * API leaves it out or sends what is no month.
 */
function readEnd(row: ReplyRecord): string | null {
  const value = row.value('ended_on');
  return row.month('ended_on') ?? (value === null || value === '' ? null : '');
}

const readCareer = (row: ReplyRecord) => ({
  company: row.text('company'),
  position: row.text('position'),
  /** YYYY-MM, or the day that the API sends; an empty text when unknown. */
  started_on: row.month('started_on') ?? '',
  ended_on: readEnd(row),
  description: row.text('description'),
});

const readEducation = (row: ReplyRecord) => ({
  school: row.text('school'),
  faculty: row.text('faculty'),
  started_on: row.month('started_on') ?? '',
  ended_on: readEnd(row),
  is_withdrawn: row.boolean('is_withdrawn', false),
});

const readLicense = (row: ReplyRecord) => ({
  certification: row.choice('certification'),
  name: row.text('name'),
  registration_number: row.text('registration_number'),
  acquired_on: row.month('acquired_on'),
});

/**
 * Another API may name levels in words. A level that cannot be understood is unknown, because any other would say
 * something about the member that may be wrong.
 */
const readSkillLevel = (row: ReplyRecord) => ({ skill: row.id('skill'), level: row.number('level', null) });

function readSkills(information: ReplyRecord | null) {
  if (!information) return null;
  const formData = information.record('formData');
  return {
    /** Without an id the next save creates a record. */
    id: information.idOrNull('id'),
    formData: {
      skills: formData?.list('skills', readSkillLevel) ?? [],
      abilities: formData?.ids('abilities') ?? [],
    },
  };
}

const readWorkStyle = (member: ReplyRecord) => ({
  hope_workstyles: member.choices('work_style.hope_workstyles'),
  current_workstyle: member.choiceOrNull('work_style.current_workstyle'),
  regions: member.choices('work_style.regions'),
});

function readConditions(conditions: ReplyRecord | null) {
  if (!conditions) return null;
  const min = conditions.number('desired_reward.min', null);
  return {
    status: conditions.code<JobStatus | ''>('status', ''),
    available_from: conditions.day('available_from'),
    desired_days: conditions.numbers('desired_days'),
    desired_reward:
      min === null ? null : { unit: conditions.code<RewardUnit>('desired_reward.unit', 'month'), min },
    remote: conditions.codeOrNull<Remote>('remote'),
    note: conditions.text('note'),
  };
}

function readReceive(receive: ReplyRecord | null) {
  if (!receive) return null;
  return {
    allow_vacancy: receive.boolean('allow_vacancy', null),
    allow_seminar: receive.boolean('allow_seminar', null),
    allow_news: receive.boolean('allow_news', null),
  };
}

function readInvoiceEstablishment(member: ReplyRecord) {
  const invoice = member.record('invoice_establishment');
  const state = invoice?.choice('state') ?? '';
  // Members without one are asked for it until they have answered. A value that is no object counts as an answer.
  const isAnswered = invoice ? state !== '' : !isMissing(member.value('invoice_establishment'));
  if (!isAnswered) return null;
  return {
    /** '1', '2' or '3' (spec §4); empty when unknown. */
    state,
    organizations_number: invoice?.textOrNull('organizations_number') ?? null,
  };
}

/** Undefined for an API that does not tell it: the browser remembers its own requests then. */
function readPendingEmailChange(member: ReplyRecord) {
  if (member.value('email_change') === undefined) return undefined;
  const change = member.record('email_change');
  const email = change?.text('email');
  return change && email ? { email, expires_at: change.instantOrNull('expires_at') } : null;
}

const readMember = (member: ReplyRecord) => ({
  id: member.id('id'),
  invoice_establishment: readInvoiceEstablishment(member),
  profile: readProfile(member),
  activate_at: member.instantOrNull('activate_at'),
  // Null is not an agreement. Without the field nobody could answer the question, so it is not asked.
  terms_of_use: member.value('terms_of_use') !== null && member.boolean('terms_of_use', true),
  receive: readReceive(member.record('receive')),
  careers: member.list('careers', readCareer),
  educations: member.list('educations', readEducation),
  licenses: member.list('licenses', readLicense),
  skill_category_information: readSkills(member.record('skill_category_information')),
  work_style: readWorkStyle(member),
  conditions: readConditions(member.record('conditions')),
  google_linked: member.boolean('google_linked', false),
  has_password: member.boolean('has_password', true),
  email_change: readPendingEmailChange(member),
});

/** GET /members/me/. */
export const meReply = recordOf((me) => ({
  django_user: { email: me.text('django_user.email') },
  member: readMember(me.requiredRecord('member')),
}));

export type Me = ReturnType<typeof meReply>;
export type Member = Me['member'];
