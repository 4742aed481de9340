import {
  at,
  type Conversion,
  type Fields,
  joinPath,
  nullable,
  type ReplyIssues,
  readFields,
  readRecord,
  recordOf,
  rowsOf,
  type Values,
  valueAt,
} from './fields';
import { oncePerObject } from './once-per-object';
import { UnreadableReplyError } from './replies';
import * as wire from './wire';
import { toBoolean, toInstantOrDay, toNumber } from './wire-values';

/**
 * The member as the API has it and as screens use it, in both directions: replies, requests, the tests of the reference
 * API and check:origin read these tables. For an API with other field names, edit the paths.
 */

export const profileFields = {
  family_name: at('profile.family_name', wire.named(wire.text)),
  given_name: at('profile.given_name', wire.named(wire.text)),
  family_name_kana: at('profile.family_name_kana', wire.text),
  given_name_kana: at('profile.given_name_kana', wire.text),
  birth_date: at('profile.birth_date', wire.day),
  phone: at('profile.phone', wire.text),
  zip: at('profile.zip', wire.text),
  /** JIS X 0401 code. */
  prefecture: at('profile.prefecture', wire.prefecture),
  city: at('profile.city', wire.text),
  address_line: at('profile.address_line', wire.text),
  building: at('profile.building', wire.text),
};

/** Null while a job or a school continues; an empty text when it is unknown. */
const endedOn = at('ended_on', { ...wire.month, empty: '' });

const careerFields = {
  company: at('company', wire.text),
  position: at('position', wire.text),
  started_on: at('started_on', wire.startMonth),
  ended_on: endedOn,
  description: at('description', wire.text),
};

const educationFields = {
  school: at('school', wire.text),
  faculty: at('faculty', wire.text),
  started_on: at('started_on', wire.startMonth),
  ended_on: endedOn,
  /** True when the member left without a degree (中退). */
  is_withdrawn: at('is_withdrawn', wire.flagOrFalse),
};

/** Both lists are read in the member, and written with PATCH /career-education/{id}/. */
export const careerEducationFields = {
  careers: at('careers', rowsOf(careerFields, ['company', 'started_on'])),
  educations: at('educations', rowsOf(educationFields, ['school', 'started_on'])),
};

const licenseFieldsOfRow = {
  /** A value of GET /certification-choices/. */
  certification: at('certification', wire.choice),
  name: at('name', wire.text),
  registration_number: at('registration_number', wire.text),
  acquired_on: at('acquired_on', wire.month),
};
export const licenseFields = {
  licenses: at('licenses', rowsOf(licenseFieldsOfRow, ['certification', 'name'])),
};

/** A level of another API is unknown, because any other would say something about the member that may be wrong. */
const LEVELS = [1, 2, 3] as const;
const level: Conversion<(typeof LEVELS)[number] | null> = {
  wire: 'amount',
  write: (value) => value,
  empty: null,
  read: (sent) => LEVELS.find((known) => known === toNumber(sent)),
};

/** Written with POST and PATCH /skill-category-informations/. */
export const skillFields = {
  skills: at(
    'formData.skills',
    rowsOf({ skill: at('skill', wire.id), level: at('level', level) }, ['skill']),
  ),
  abilities: at('formData.abilities', wire.ids),
};
/** The record that those calls answer with. */
export const skillRecordFields = { id: at('id', wire.id), ...skillFields };
const SKILLS = 'skill_category_information';
const skillsId = at(`${SKILLS}.id`, wire.id);
/** The same fields as they are in the member. */
export const savedSkillFields = {
  skills: { ...skillFields.skills, at: `${SKILLS}.${skillFields.skills.at}` },
  abilities: { ...skillFields.abilities, at: `${SKILLS}.${skillFields.abilities.at}` },
};

export const workStyleFields = {
  hope_workstyles: at('work_style.hope_workstyles', wire.choices),
  current_workstyle: at('work_style.current_workstyle', wire.choiceOrNull),
  regions: at('work_style.regions', wire.choices),
};

const CONDITIONS = 'conditions';
export const conditionsFields = {
  status: at(`${CONDITIONS}.status`, wire.code),
  available_from: at(`${CONDITIONS}.available_from`, wire.day),
  /** Days per week, each 1–6. */
  desired_days: at(`${CONDITIONS}.desired_days`, wire.numbers),
  desired_reward: at(`${CONDITIONS}.desired_reward`, wire.reward),
  remote: at(`${CONDITIONS}.remote`, wire.codeOrNull),
  note: at(`${CONDITIONS}.note`, wire.text),
};

const RECEIVE = 'receive';
export const receiveFields = {
  allow_vacancy: at(`${RECEIVE}.allow_vacancy`, wire.flagOrNull),
  allow_seminar: at(`${RECEIVE}.allow_seminar`, wire.flagOrNull),
  allow_news: at(`${RECEIVE}.allow_news`, wire.flagOrNull),
};

const INVOICE = 'invoice_establishment';
export const invoiceFields = {
  /** '1', '2' or '3' (spec §4). */
  state: at(`${INVOICE}.state`, wire.choice),
  organizations_number: at(`${INVOICE}.organizations_number`, wire.textOrNull),
};

/** Only a clear yes, or the time of it, is an agreement. Null and an empty text are none. */
const agreement: Conversion<boolean> = {
  ...wire.flag,
  read: (sent) =>
    sent === null || sent === ''
      ? false
      : (toBoolean(sent) ?? (toInstantOrDay(sent) === undefined ? undefined : true)),
};

const pendingChange = recordOf({
  email: at('email', wire.text),
  expires_at: at('expires_at', wire.instantOrNull),
});
/** Undefined for an API that does not tell it: the browser remembers its own requests then. */
const emailChange = nullable<typeof pendingChange.empty | null | undefined>({
  ...pendingChange,
  read: (...sent) => {
    const change = pendingChange.read(...sent);
    return change && (change.email ? change : null);
  },
  empty: undefined,
  write: (value) => value && pendingChange.write(value),
});

/** Fields that no form sends. */
const accountFields = {
  profile_image: at('profile.profile_image', wire.addressOrNull),
  activate_at: at('activate_at', wire.named(wire.instantOrNull)),
  terms_of_use: at('terms_of_use', wire.named(agreement)),
  google_linked: at('google_linked', wire.flag),
  /** An account has one unless the API says otherwise. Without it, settings offer no change that asks for it. */
  has_password: at('has_password', { ...wire.flag, empty: true }),
  email_change: at('email_change', emailChange),
};

const memberId = at('id', wire.required(wire.id));

/** The member in GET /members/me/, and the objects of it that are null until they are filled in. */
export const memberFields = {
  id: memberId,
  ...profileFields,
  ...careerEducationFields,
  ...licenseFields,
  ...savedSkillFields,
  skills_id: skillsId,
  ...workStyleFields,
  ...conditionsFields,
  ...receiveFields,
  ...invoiceFields,
  ...accountFields,
};
export const NULLABLE_OBJECTS = {
  conditions: CONDITIONS,
  receive: RECEIVE,
  invoice: INVOICE,
  skills: SKILLS,
};

/** The reply of GET /members/me/ around the member. */
export const MEMBER = 'member';
export const djangoUserFields = {
  id: at('django_user.id', wire.named(wire.id)),
  email: at('django_user.email', wire.text),
};

/** The parts of a member that a form of their own changes. */
export type MemberPart =
  | 'profile'
  | 'career'
  | 'license'
  | 'skill'
  | 'work-style'
  | 'conditions'
  | 'receive'
  | 'invoice';

/** Returns null for a part that is null, because it is not filled in. A missing one is unknown. */
const nullUnlessFilled = <T>(member: unknown, path: string, values: T): T | null =>
  valueAt(member, path) === null ? null : values;

/** Members without an answer, which is null or has no state, are asked for it. Only the first state has a number. */
function readInvoice(member: unknown, issues: ReplyIssues) {
  const { values, unread } = readFields(invoiceFields, member, issues);
  const isNumberNeeded = values.state !== '2' && values.state !== '3';
  const isAnswered = values.state !== '' || unread.includes(invoiceFields.state.at);
  return { values: isAnswered ? values : null, unread: isAnswered && isNumberNeeded ? unread : [] };
}

function readMember(member: unknown, id: number, issues: ReplyIssues) {
  const readOnly: MemberPart[] = [];
  const setReadOnly = (part: MemberPart, unread: readonly string[]) => {
    if (unread.length > 0) readOnly.push(part);
    for (const path of unread) issues.add(path);
  };
  const readPart = <F extends Fields>(part: MemberPart, fields: F): Values<F> => {
    const { values, unread } = readFields(fields, member, issues);
    setReadOnly(part, unread);
    return values;
  };
  const { profile_image, ...account } = readFields(accountFields, member, issues).values;
  const profile = { ...readPart('profile', profileFields), profile_image };
  const { careers, educations } = readPart('career', careerEducationFields);
  const { licenses } = readPart('license', licenseFields);
  const isSkillsNull = valueAt(member, SKILLS) === null;
  const { id: skillsRecord = 0, ...formData } = readPart('skill', {
    ...savedSkillFields,
    // Without its id a save would create a second record.
    ...(!isSkillsNull && { id: skillsId }),
  } as typeof savedSkillFields & { id: typeof skillsId });
  const work_style = readPart('work-style', workStyleFields);
  const conditions = readPart('conditions', conditionsFields);
  const receive = readPart('receive', receiveFields);
  const invoice = readInvoice(member, issues);
  setReadOnly('invoice', invoice.unread);
  return {
    id,
    /** The parts of which something could not be read. A save would erase it, so their forms are not offered. */
    readOnly,
    profile,
    careers,
    educations,
    licenses,
    skill_category_information: nullUnlessFilled(member, SKILLS, { id: skillsRecord || null, formData }),
    work_style,
    conditions: nullUnlessFilled(member, CONDITIONS, conditions),
    receive: nullUnlessFilled(member, RECEIVE, receive),
    invoice_establishment: invoice.values,
    ...account,
  };
}

/**
 * Reads the reply of GET /members/me/.
 * @param issues receives the paths of fields that could not be read
 * @throws UnreadableReplyError without a member and an id
 */
export function meReply(body: unknown, issues: ReplyIssues = new Set()) {
  const sent = valueAt(body, MEMBER);
  const memberIssues: ReplyIssues = {
    add: (path, value) => issues.add(joinPath(MEMBER, path), value),
    addField: (path, ...read) => issues.addField?.(joinPath(MEMBER, path), ...read),
  };
  const { id } = readRecord({ id: memberId }, sent, memberIssues) ?? {};
  if (id === undefined) {
    issues.add('', body);
    throw new UnreadableReplyError('There is no member with an id.');
  }
  const member = readMember(sent, id, memberIssues);
  return { django_user: { email: readFields(djangoUserFields, body, issues).values.email }, member };
}

export type Me = ReturnType<typeof meReply>;
export type Member = Me['member'];

/** Returns whether the member has no work history, which an application needs (spec §1). One that cannot be read is there. */
export const needsCareer = ({ careers, readOnly }: Member): boolean =>
  careers.length === 0 && !readOnly.includes('career');

/** The reply of GET /members/me/ as the API has sent it. It is kept, because a write starts from it. */
export type SentMe = Readonly<Record<string, unknown>>;

/** Reads a reply, once. @throws as {@link meReply} does, but not for one that has been checked */
export const readMe = oncePerObject((sent: SentMe, issues?: ReplyIssues): Me => meReply(sent, issues));

/** Checks that the reply can be read. @throws as {@link meReply} does */
export function sentMeReply(body: unknown, issues: ReplyIssues): SentMe {
  readMe(body as SentMe, issues);
  return body as SentMe;
}
