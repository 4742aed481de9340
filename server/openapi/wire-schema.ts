import { z } from '@hono/zod-openapi';
import { seminarApplicationFields, vacancyApplicationFields } from '@/schemas/application-fields';
import { choiceFields } from '@/schemas/choice-fields';
import { dateTimeSchema, idSchema, monthSchema } from '@/schemas/common';
import { type Fields, type Values, type WireType, writeFields } from '@/schemas/fields';
import { toTokyoTime } from '@/schemas/time';
import {
  categoryFields,
  vacancyFields,
  vacancyRowFields,
  vacancySummaryFields,
} from '@/schemas/vacancy-fields';

const TYPES = {
  id: idSchema,
  text: z.string(),
  number: z.number(),
  amount: z.int().nonnegative(),
  boolean: z.boolean(),
  day: z.iso.date(),
  month: monthSchema(),
  instant: dateTimeSchema,
} as const;

/** Records that the document describes once, under a name. */
const NAMES: ReadonlyMap<Fields, string> = new Map<Fields, string>([
  [choiceFields, 'Choice'],
  [categoryFields, 'Category'],
  [vacancySummaryFields, 'VacancySummary'],
  [vacancyRowFields, 'VacancyRow'],
  [vacancyFields, 'Vacancy'],
  [vacancyApplicationFields, 'VacancyApplication'],
  [seminarApplicationFields, 'SeminarApplication'],
]);

const isWords = (type: WireType): type is readonly string[] => Array.isArray(type);

function typeSchema(type: WireType): z.ZodType {
  if (typeof type === 'string') return TYPES[type];
  if (isWords(type)) return z.enum(type as [string, ...string[]]);
  return 'listOf' in type ? z.array(typeSchema(type.listOf)) : wireSchema(type.fields);
}

interface Part {
  schema: z.ZodType;
  /** Whether an API has to send it: the site is of no use without it, or the specification gives it a meaning. */
  isNeeded: boolean;
}

/** Returns the schema of the fields whose path begins with the given one. */
function objectAt(
  all: readonly { path: string; part: Part }[],
  prefix: string,
  nullable: readonly string[],
): Part {
  const names = new Set(all.map(({ path }) => path.slice(prefix.length).split('.')[0] ?? ''));
  let isNeeded = false;
  const shape = [...names].map((name) => {
    const path = `${prefix}${name}`;
    const own = all.find((each) => each.path === path)?.part;
    const part =
      own ??
      objectAt(
        all.filter((each) => each.path.startsWith(`${path}.`)),
        `${path}.`,
        nullable,
      );
    isNeeded ||= part.isNeeded;
    const schema = nullable.includes(path) ? part.schema.nullable() : part.schema;
    return [name, part.isNeeded ? schema : schema.optional()];
  });
  return { schema: z.object(Object.fromEntries(shape)), isNeeded };
}

/**
 * Returns the schema of a record as the reference API sends it, by the names of the wire. The type is that of the site's
 * names, as of {@link present}.
 * @param nullable paths of objects that are null until they are filled in
 */
export function wireSchema<F extends Fields>(
  fields: F,
  nullable: readonly string[] = [],
): z.ZodType<Values<F>> {
  const all = Object.values(fields).map(({ at, wire, isNullable, isRequired, isNamed }) => ({
    path: at,
    part: {
      schema: isNullable ? typeSchema(wire).nullable() : typeSchema(wire),
      isNeeded: Boolean(isRequired || isNamed),
    },
  }));
  const schema = objectAt(all, '', nullable).schema as unknown as z.ZodType<Values<F>>;
  const name = NAMES.get(fields);
  return name ? schema.openapi(name) : schema;
}

/** Returns a record as the reference API sends it. The type is that of the site's names, so that no field is forgotten. */
export const present = <F extends Fields>(fields: F, values: Values<F>): Values<F> =>
  writeFields(fields, values) as Values<F>;

/**
 * Returns an instant in the format of Django REST Framework for Asia/Tokyo, such as 2026-04-01T18:00:00+09:00.
 */
export const toWireDateTime = (dateTime: Date): string =>
  toTokyoTime(dateTime.getTime())
    .toISOString()
    .replace(/(\.000)?Z$/, '+09:00');
