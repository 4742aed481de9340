import { at, type Conversion, type Values, valueAt } from './fields';
import { oncePerObject } from './once-per-object';
import { listReplyOf } from './replies';
import * as wire from './wire';
import { isObject, toChoice } from './wire-values';

/** The lists of choices as the API has them and as screens use them. For an API with other field names, edit the paths. */

/** A choice without a label is shown by its value. */
const label: Conversion<string> = { ...wire.text, derive: (choice) => toChoice(valueAt(choice, value.at)) };
const value = at('value', wire.required(wire.choice));
export const choiceFields = { value, label: at('label', wire.named(label)) };

export const skillFields = {
  id: at('id', wire.required(wire.id)),
  name: at('name', wire.required(wire.text)),
  /** Id of a category. */
  category: at('category', wire.idOrNull),
};
export const abilityFields = {
  id: at('id', wire.required(wire.id)),
  name: at('name', wire.required(wire.text)),
};

/** Returns the pair [value, label], in which Django keeps a choice, as an object. */
const asObject = (row: unknown): unknown =>
  Array.isArray(row) && row.length === 2 ? { value: row[0], label: row[1] } : row;

const asObjects = oncePerObject((rows: readonly unknown[]) => rows.map(asObject));
const readChoices = listReplyOf(choiceFields);
/** GET /certification-choices/ and the other choice lists, also as pairs. */
export const choicesReply: typeof readChoices = (body, issues) => {
  if (Array.isArray(body)) return readChoices(asObjects(body), issues);
  const isPage = isObject(body) && Array.isArray(body.results);
  return readChoices(isPage ? { ...body, results: asObjects(body.results as unknown[]) } : body, issues);
};
/** GET /skills/. */
export const skillsReply = listReplyOf(skillFields);
/** GET /abilities/. */
export const abilitiesReply = listReplyOf(abilityFields);

export type Choice = Values<typeof choiceFields>;
export type Skill = Values<typeof skillFields>;
export type Ability = Values<typeof abilityFields>;
