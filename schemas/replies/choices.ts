import { pageOf } from './readers';
import type { ReplyRecord } from './reply-record';

/** The replies with choices as screens use them. For an API with other field names, edit the names in this file. */

const readChoice = (row: ReplyRecord) => ({
  value: row.requiredText('value'),
  label: row.text('label') || row.requiredText('value'),
});

const readSkill = (row: ReplyRecord) => ({
  id: row.id('id'),
  name: row.requiredText('name'),
  /** Id of a category. */
  category: row.idOrNull('category'),
});

const readAbility = (row: ReplyRecord) => ({ id: row.id('id'), name: row.requiredText('name') });

/** GET /certification-choices/ and the other choice lists. */
export const choicesReply = pageOf(readChoice);
/** GET /skills/. */
export const skillsReply = pageOf(readSkill);
/** GET /abilities/. */
export const abilitiesReply = pageOf(readAbility);

export type Choice = ReturnType<typeof readChoice>;
export type Skill = ReturnType<typeof readSkill>;
export type Ability = ReturnType<typeof readAbility>;
