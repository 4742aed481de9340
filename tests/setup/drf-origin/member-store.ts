import type { Deviations, Json } from './responses';

type JsonObject = { [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SKILLS = 'skill_category_information';

/** Returns a part of the member with what only this deployment knows: ids and remarks of rows, and a field of the object. */
function withUndeclared(value: Json | undefined): Json {
  if (Array.isArray(value))
    return value.map((row, index) =>
      isObject(row) ? { ...row, id: 100 + index, remark: `r${index}` } : row,
    );
  if (!isObject(value)) return value ?? null;
  const { formData } = value;
  return {
    ...value,
    legacy_note: 'n',
    ...(isObject(formData) && {
      formData: { ...formData, skills: withUndeclared(formData.skills), note: 'n' },
    }),
  };
}

/** Returns a part as it is after a write: merged, or as it was sent. */
const afterWrite = (before: Json | undefined, sent: Json, replaces = false): Json =>
  replaces || !isObject(before) || !isObject(sent) ? sent : { ...before, ...sent };

/** Returns a stored part with the picture of the record, which is a file and not stored with the JSON. */
const withPicture = (stored: Json, value: Json): Json =>
  isObject(stored) && isObject(value) && value.profile_image !== undefined
    ? { ...stored, profile_image: value.profile_image }
    : stored;

/**
 * Keeps the parts of one member as a deployment does that stores them as JSON. A list is always stored as it was sent; an object
 * is merged or replaced.
 */
export function createMemberStore() {
  const parts: JsonObject = {};
  const isUsed = ({ replacesObjects, undeclaredFields }: Deviations) => replacesObjects || undeclaredFields;
  return {
    /** Stores the body of a write that has succeeded. */
    write(path: string, sent: Json, deviations: Deviations): void {
      if (!isUsed(deviations) || !isObject(sent)) return;
      const { replacesObjects } = deviations;
      const skills = parts[SKILLS];
      if (path.startsWith('/skill-category-informations/') && isObject(skills) && sent.formData)
        skills.formData = afterWrite(skills.formData, sent.formData, replacesObjects);
      else
        for (const [name, value] of Object.entries(sent))
          parts[name] = afterWrite(parts[name], value, replacesObjects);
    },
    /** Returns a reply about the member with what is stored. */
    read(json: Json, deviations: Deviations): Json {
      if (!isUsed(deviations) || !isObject(json) || !isObject(json.member)) return json;
      const member: JsonObject = { ...json.member };
      for (const [name, value] of Object.entries(member)) {
        if (typeof value !== 'object' || value === null) continue;
        parts[name] ??= deviations.undeclaredFields ? withUndeclared(value) : value;
        member[name] = withPicture(parts[name] ?? null, value);
      }
      return { ...json, member };
    },
  };
}
