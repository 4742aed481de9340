import * as z from 'zod';
import { documentErrorMap } from '@/lib/content/documents';
import { settleSequentially } from '@/lib/promises';
import { areValid } from '@/schemas/import-fields';
import { categoryList, type VacancyInput, vacancyInputSchema } from '@/schemas/vacancy-input';
import type { Db } from '@/server/db/client';
import { assertValidText, publicationDates } from '@/server/imports/record';
import { findVacancyIdentities, listCategories } from '@/server/vacancies/service';
import { insertVacancies, type NewVacancy } from '@/server/vacancies/write';
import { replaceVacancy, type VacancyNews } from './notifications';

type Imported = { id: number; isNew: boolean; isUnchanged?: boolean; news?: VacancyNews | null };

/** What an input is checked against. */
interface Existing {
  /** The ids of the categories by name, because a spreadsheet names them. */
  categories: ReadonlyMap<string, number>;
  /** The ids of the inputs that a vacancy has. */
  ids: ReadonlySet<number>;
  /** The ids of vacancies by identity; null for a vacancy of this import. */
  idsByIdentity: Map<string, number | null>;
}

type Identity = Pick<VacancyInput, 'title' | 'company_profile' | 'deadline'>;

/** Two vacancies with the same identity are the same, which a repeated import must not post twice. */
const identityOf = ({ title, company_profile, deadline }: Identity): string =>
  JSON.stringify([title, company_profile, new Date(deadline)]);

/** Returns the existing vacancies with one of the inputs' titles or ids. */
async function findExisting(
  db: Db,
  inputs: VacancyInput[],
): Promise<Pick<Existing, 'ids' | 'idsByIdentity'>> {
  const ids = inputs.flatMap(({ id }) => (Number.isSafeInteger(id) ? (id as number) : []));
  const titles = inputs.flatMap(({ id, title }) =>
    id === undefined && typeof title === 'string' ? [title.trim()] : [],
  );
  const rows = await findVacancyIdentities(db, titles, ids);
  return {
    ids: new Set(rows.map((row) => row.id)),
    idsByIdentity: new Map(
      rows.map(({ id, title, companyProfile, deadline }) => [
        identityOf({ title, company_profile: companyProfile, deadline: deadline.toISOString() }),
        id,
      ]),
    ),
  };
}

/** Returns the schema of an input with the rules about what exists, so that all of its mistakes are found at once. */
function schemaFor({ categories, ids, idsByIdentity }: Existing) {
  const { id, title, company_profile, deadline } = vacancyInputSchema.shape;
  const categoryIds = new Set<unknown>(categories.values());
  const categoryId = z.custom<number>((value) => categoryIds.has(value), {
    // The rules below are still checked.
    abort: false,
    error: ({ input }) =>
      `分野「${input}」はありません。${[...categories.keys()].join('、')} から指定してください。`,
  });
  return vacancyInputSchema
    .safeExtend({ categories: categoryList(categoryId) })
    .refine((input) => input.id === undefined || ids.has(input.id), {
      path: ['id'],
      error: ({ input }) => `案件 ${(input as { id: number }).id} はありません。`,
      when: areValid({ id }),
    })
    .refine((input) => input.id !== undefined || !idsByIdentity.has(identityOf(input)), {
      path: ['title'],
      error: ({ input }) => {
        const duplicateId = idsByIdentity.get(identityOf(input as Identity));
        return duplicateId === null
          ? '同じ案件が、この取り込みの中に2つあります。'
          : `同じ案件があります。置き換えるには id: ${duplicateId} を指定してください。`;
      },
      when: areValid({ id, title, company_profile, deadline }),
    });
}

/** Returns the input with the ids of the categories that it names. */
function withCategoryIds(input: VacancyInput, known: Existing['categories']): VacancyInput {
  if (!Array.isArray(input.categories)) return input;
  const categories = (input.categories as (string | number)[]).map((name) => known.get(String(name)) ?? name);
  return { ...input, categories: categories as number[] };
}

function toVacancy(parsed: z.output<typeof vacancyInputSchema>) {
  const { id, reward, working_days, published_at, closed_at, ...rest } = parsed;
  assertValidText(rest);
  const { company_profile, starts_on, deadline, ...same } = rest;
  const vacancy: Omit<NewVacancy, 'publishedAt'> = {
    ...same,
    categories: [...new Set(rest.categories)],
    companyProfile: company_profile,
    startsOn: starts_on,
    deadline: new Date(deadline),
    rewardUnit: reward.unit,
    rewardMin: reward.min,
    rewardMax: reward.max,
    daysMin: working_days.min,
    daysMax: working_days.max,
    ...(closed_at && { closedAt: new Date(closed_at) }),
  };
  return { id, vacancy, publishedAt: published_at ? new Date(published_at) : undefined };
}

/**
 * Adds vacancies, or replaces those with the given ids. What their applicants must be told is in `news` of the results.
 * Publication fields that an input omits keep their values. Call it in a transaction that is rolled back when one of the
 * inputs is rejected.
 * @param imported the identities of what earlier calls of the same import have added; this call adds its own
 * @returns one settled result per input; rejected with a ZodError when the input does not match the schema, has an unknown id
 * or category, or is a duplicate
 */
export async function importVacancies(
  db: Db,
  inputs: VacancyInput[],
  imported: Set<string> = new Set(),
): Promise<PromiseSettledResult<Imported>[]> {
  const categories = new Map((await listCategories(db)).map(({ id, name }) => [name, id]));
  const { ids, idsByIdentity } = await findExisting(db, inputs);
  for (const identity of imported) idsByIdentity.set(identity, null);
  const schema = schemaFor({ categories, ids, idsByIdentity });
  const added: NewVacancy[] = [];
  const outcomes = await settleSequentially(inputs, async (input): Promise<Imported> => {
    const parsed = schema.parse(withCategoryIds(input, categories), { error: documentErrorMap });
    const { id, vacancy, publishedAt } = toVacancy(parsed);
    if (id === undefined) {
      const identity = identityOf(parsed);
      idsByIdentity.set(identity, null);
      imported.add(identity);
      added.push({ ...vacancy, ...publicationDates(publishedAt) });
      return { id: 0, isNew: true };
    }
    const changes = { ...vacancy, ...(publishedAt && { publishedAt }) };
    const update = await replaceVacancy(db, id, changes);
    return { id, isNew: false, isUnchanged: !update?.isChanged, news: update?.news ?? null };
  });
  if (outcomes.some(({ status }) => status === 'rejected')) return outcomes;
  // Inserted in one call, because each statement is a round trip. The ids are returned in the same order.
  const addedIds = (await insertVacancies(db, added)).values();
  for (const outcome of outcomes)
    if (outcome.status === 'fulfilled' && outcome.value.isNew) outcome.value.id = addedIds.next().value ?? 0;
  return outcomes;
}
