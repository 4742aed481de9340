import { isMissing, isObject, LABEL_NAMES, VALUE_NAMES } from '@/schemas/wire-values';
import { type Page, pageOf, type ReplyReader } from './readers';
import type { ReplyRecord } from './reply-record';

/** The replies with choices as screens use them. For an API with other field names, edit the names in this file. */

/** Returns the first of the names that the row has a value for, else the first. */
const nameIn = (row: ReplyRecord, names: readonly [string, ...string[]]) =>
  names.find((name) => !isMissing(row.value(name))) ?? names[0];

function readChoice(row: ReplyRecord) {
  const value = row.requiredText(nameIn(row, VALUE_NAMES));
  return { value, label: row.text(nameIn(row, LABEL_NAMES)) || value };
}

/** Returns the pair [value, label], in which Django keeps a choice, as an object. */
const asObject = (row: unknown): unknown =>
  Array.isArray(row) && row.length === 2 ? { value: row[0], label: row[1] } : row;

/** Returns a list of choices as objects, also when it was sent as pairs. */
function withObjects(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(asObject);
  if (!isObject(body) || !Array.isArray(body.results)) return body;
  return { ...body, results: body.results.map(asObject) };
}

const readChoices = pageOf(readChoice);

const readSkill = (row: ReplyRecord) => ({
  id: row.id('id'),
  name: row.requiredText('name'),
  /** Id of a category. */
  category: row.idOrNull('category'),
});

const readAbility = (row: ReplyRecord) => ({ id: row.id('id'), name: row.requiredText('name') });

/** GET /certification-choices/ and the other choice lists. */
export const choicesReply: ReplyReader<Page<Choice>> = (body, issues, params) =>
  readChoices(withObjects(body), issues, params);
/** GET /skills/. */
export const skillsReply = pageOf(readSkill);
/** GET /abilities/. */
export const abilitiesReply = pageOf(readAbility);

export type Choice = ReturnType<typeof readChoice>;
export type Skill = ReturnType<typeof readSkill>;
export type Ability = ReturnType<typeof readAbility>;
