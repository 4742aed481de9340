import type * as z from 'zod';
import { zipAddressesSchema } from '@/schemas/addresses';
import { columnsSchema, tagsSchema } from '@/schemas/columns';
import { choicesSchema } from '@/schemas/common';
import { invoiceLookupSchema } from '@/schemas/invoices';
import { meSchema } from '@/schemas/members';
import {
  appliedSeminarPageSchema,
  appliedSeminarSummaryPageSchema,
  seminarApplicationsSchema,
} from '@/schemas/seminar-applications';
import { seminarPageSchema, seminarSummaryPageSchema } from '@/schemas/seminars';
import { abilitiesSchema, skillsSchema } from '@/schemas/skills';
import {
  categoriesSchema,
  vacancyPageSchema,
  vacancySchema,
  vacancySummaryPageSchema,
} from '@/schemas/vacancies';
import {
  appliedVacancyPageSchema,
  appliedVacancySummaryPageSchema,
  vacancyApplicationsSchema,
} from '@/schemas/vacancy-applications';

/** The schema of each kind of reply. */
const SCHEMAS = {
  abilities: abilitiesSchema,
  appliedSeminars: appliedSeminarPageSchema,
  appliedSeminarSummaries: appliedSeminarSummaryPageSchema,
  appliedVacancies: appliedVacancyPageSchema,
  appliedVacancySummaries: appliedVacancySummaryPageSchema,
  categories: categoriesSchema,
  choices: choicesSchema,
  columns: columnsSchema,
  invoiceLookup: invoiceLookupSchema,
  me: meSchema,
  seminarApplications: seminarApplicationsSchema,
  seminars: seminarPageSchema,
  seminarSummaries: seminarSummaryPageSchema,
  skills: skillsSchema,
  tags: tagsSchema,
  vacancies: vacancyPageSchema,
  vacancy: vacancySchema,
  vacancyApplications: vacancyApplicationsSchema,
  vacancySummaries: vacancySummaryPageSchema,
  zipAddresses: zipAddressesSchema,
} satisfies Record<string, z.ZodType>;
export type Resource = keyof typeof SCHEMAS;

export interface Assessment {
  /** Fields that are missing or null, such as `results[].reward.min`. */
  missing: string[];
  /** Fields with a value of another kind. */
  odd: string[];
  /** True when the site can show nothing of the reply. */
  unusable: boolean;
}

/** Limits of input do not apply to replies, so that a text may be longer here than a member may write it. */
const INPUT_LIMITS = new Set(['too_big', 'too_small', 'custom', 'not_multiple_of']);

type Path = readonly PropertyKey[];

const nameOf = (path: Path): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[]` : `${name}${name && '.'}${String(key)}`),
    '',
  );

const valueAt = (reply: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], reply);

/** Returns the list that the reply is, or contains as its page. */
function rowsOf(reply: unknown): unknown[] | undefined {
  if (Array.isArray(reply)) return reply;
  const results = valueAt(reply, ['results']);
  return Array.isArray(results) ? results : undefined;
}

/** Returns whether an issue concerns a whole record, or the field by which the site knows the record. */
function breaksRecord(path: Path, resource: Resource, value: unknown): boolean {
  const inRow = path[0] === 'results' ? path.slice(1) : path;
  const name = nameOf(typeof inRow[0] === 'number' ? inRow.slice(1) : inRow);
  // Records within a record, such as the careers of a member, are left out by themselves.
  if (resource === 'me') return ['', 'member', 'member.id'].includes(name);
  // The value of a choice may have another type. An id may not, because it is part of addresses.
  if (name === 'value') return typeof value !== 'string' && typeof value !== 'number';
  return name === '' || name === 'id';
}

/** Compares a reply with what the site reads from it. */
export function assessReply(resource: Resource, reply: unknown): Assessment {
  const result = SCHEMAS[resource].safeParse(reply);
  const issues = result.success ? [] : result.error.issues.filter(({ code }) => !INPUT_LIMITS.has(code));
  const isMissing = ({ path }: { path: Path }) => (valueAt(reply, path) ?? null) === null;
  const names = (list: typeof issues) => [...new Set(list.map(({ path }) => nameOf(path) || '（全体）'))];
  const rows = rowsOf(reply);
  const broken = issues.filter(({ path }) => breaksRecord(path, resource, valueAt(reply, path)));
  const brokenRows = new Set(broken.map(({ path }) => path.find((key) => typeof key === 'number')));
  const isWholeBroken = brokenRows.has(undefined);
  return {
    missing: names(issues.filter(isMissing)),
    odd: names(issues.filter((issue) => !isMissing(issue))),
    unusable: isWholeBroken || (rows !== undefined && rows.length > 0 && brokenRows.size === rows.length),
  };
}
