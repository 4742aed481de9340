import { inArray } from 'drizzle-orm';
import { documentErrorMap } from '@/lib/content/document-error-map';
import { settleSequentially } from '@/lib/settle-sequentially';
import { type VacancyInput, vacancyInputSchema } from '@/schemas/vacancy-input';
import type { Db } from '@/server/db/client';
import { publicationDates } from '@/server/db/publication';
import { fieldError } from '@/server/http/errors';
import { assertValidText } from '@/server/http/valid-text';
import { listCategories } from './service';
import { vacancies } from './tables';
import { insertVacancies, type NewVacancy, updateVacancy } from './write';

type Imported = { id: number; isNew: boolean; isUnchanged?: boolean };

/** The categories by name, because a spreadsheet names them. */
type Categories = ReadonlyMap<string, number>;

/** Returns the input with the ids of the categories that it names. */
function withCategoryIds(input: VacancyInput, known: Categories): VacancyInput {
  if (!Array.isArray(input.categories)) return input;
  const categories = (input.categories as unknown[]).map((category) => {
    if (typeof category !== 'string') return category;
    const id = known.get(category);
    if (id === undefined)
      throw fieldError('categories', `分野は ${[...known.keys()].join('、')} から指定してください。`);
    return id;
  });
  return { ...input, categories: categories as number[] };
}

function fieldsOf(input: VacancyInput, known: Categories) {
  const { id, reward, working_days, published_at, closed_at, ...rest } = vacancyInputSchema.parse(
    withCategoryIds(input, known),
    {
      error: documentErrorMap,
    },
  );
  assertValidText(rest);
  const categories = [...new Set(rest.categories)];
  const ids = new Set(known.values());
  const unknown = categories.filter((category) => !ids.has(category));
  if (unknown.length > 0) throw fieldError('categories', `分野 ${unknown.join('、')} は登録されていません。`);
  const { company_profile, starts_on, deadline, ...same } = rest;
  const vacancy: Omit<NewVacancy, 'publishedAt'> = {
    ...same,
    categories,
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

type Identity = Pick<NewVacancy, 'title' | 'companyProfile' | 'deadline'>;

const identityOf = ({ title, companyProfile, deadline }: Identity): string =>
  JSON.stringify([title, companyProfile, deadline]);

/** Returns the ids of existing vacancies with one of the inputs' titles, by identity. */
async function findExistingIds(db: Db, inputs: VacancyInput[]): Promise<Map<string, number | null>> {
  const titles = inputs.flatMap(({ id, title }) =>
    id === undefined && typeof title === 'string' ? [title.trim()] : [],
  );
  if (titles.length === 0) return new Map();
  const { id, title, companyProfile, deadline } = vacancies;
  const rows = await db
    .select({ id, title, companyProfile, deadline })
    .from(vacancies)
    .where(inArray(title, titles));
  return new Map(rows.map((row) => [identityOf(row), row.id]));
}

/**
 * Throws when the same vacancy already exists, so that a repeated import does not post it twice.
 * @param existingIds existing ids by identity; null for a vacancy of this import
 */
function assertNotDuplicate(existingIds: ReadonlyMap<string, number | null>, vacancy: Identity): void {
  const duplicateId = existingIds.get(identityOf(vacancy));
  if (duplicateId === null) throw fieldError('title', '同じ案件が、この取り込みの中に2つあります。');
  if (duplicateId !== undefined)
    throw fieldError('title', `同じ案件があります。置き換えるには id: ${duplicateId} を指定してください。`);
}

/**
 * Adds vacancies, or replaces those with the given ids. Publication fields that an input omits keep their values. Call
 * it in a transaction that is rolled back when one of the inputs is rejected.
 * @param imported the identities of what earlier calls of the same import have added; this call adds its own
 * @returns one settled result per input; rejected with a ZodError when the input does not match the schema, and with an
 * ApiError for an unknown id or category or a duplicate vacancy
 */
export async function importVacancies(
  db: Db,
  inputs: VacancyInput[],
  imported: Set<string> = new Set(),
): Promise<PromiseSettledResult<Imported>[]> {
  const known = new Map((await listCategories(db)).map(({ id, name }) => [name, id]));
  const existingIds = await findExistingIds(db, inputs);
  for (const identity of imported) existingIds.set(identity, null);
  const added: NewVacancy[] = [];
  const outcomes = await settleSequentially(inputs, async (input): Promise<Imported> => {
    const { id, vacancy, publishedAt } = fieldsOf(input, known);
    if (id === undefined) {
      assertNotDuplicate(existingIds, vacancy);
      existingIds.set(identityOf(vacancy), null);
      imported.add(identityOf(vacancy));
      added.push({ ...vacancy, ...publicationDates(publishedAt) });
      return { id: 0, isNew: true };
    }
    const isChanged = await updateVacancy(db, id, { ...vacancy, ...(publishedAt && { publishedAt }) });
    if (isChanged === null) throw fieldError('id', `案件 ${id} はありません。`);
    return { id, isNew: false, isUnchanged: !isChanged };
  });
  if (outcomes.some(({ status }) => status === 'rejected')) return outcomes;
  // Inserted in one call, because each statement is a round trip. The ids are returned in the same order.
  const ids = (await insertVacancies(db, added)).values();
  for (const outcome of outcomes)
    if (outcome.status === 'fulfilled' && outcome.value.isNew) outcome.value.id = ids.next().value ?? 0;
  return outcomes;
}
