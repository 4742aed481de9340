import type { ColumnDetail, ColumnSummary, MediaTop, TagPage } from '@/lib/column-view-types';
import { lazyImport } from '@/lib/lazy-import';
import type { Column, Tag } from '@/schemas/columns';

/** The two answers of the API that belong together (spec §7). */
export interface ColumnsAndTags {
  columns: Column[];
  tags: Tag[];
}

/** Japanese text is read at some 500 letters a minute. */
const CHARACTERS_PER_MINUTE = 500;
const NEWEST_COUNT = 7;
const TAG_SECTION_SIZE = 3;
const RELATED_COUNT = 3;
const INTERVIEW_TAG_ID = 133;

const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(html.replace(/<[^>]*>/g, '').length / CHARACTERS_PER_MINUTE));

/** Spec §3: ids are shown as names, unknown ones as the empty string. */
function createSummarizer({ columns, tags }: ColumnsAndTags): (column: Column) => ColumnSummary {
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  // Newest first is what the API answers; another's API may not.
  columns.sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  return (column) => ({
    id: column.id,
    title: column.title,
    lead: column.lead,
    picture: column.picture,
    tags: column.tags.map((id) => ({ id, name: names.get(id) ?? '' })),
    people: column.people,
    published_at: column.published_at,
    reading_minutes: readingMinutes(column.body),
  });
}

const filterByTag = (columns: Column[], tag: number) => columns.filter(({ tags }) => tags.includes(tag));

/** Those that the page does not show yet before the others, so that no shelf repeats the one above it without need. */
const unseenFirst = (columns: Column[], seen: ReadonlySet<Column>): Column[] => [
  ...columns.filter((column) => !seen.has(column)),
  ...columns.filter((column) => seen.has(column)),
];

/** The newest columns, and a shelf for each tag. */
export function buildMediaTop(data: ColumnsAndTags): MediaTop {
  const toSummary = createSummarizer(data);
  const newest = data.columns.slice(0, NEWEST_COUNT);
  const seen = new Set(newest);
  const tagSections = data.tags.map((tag) => {
    const columns = filterByTag(data.columns, tag.id);
    const selected = unseenFirst(columns, seen).slice(0, TAG_SECTION_SIZE);
    for (const column of selected) seen.add(column);
    return { tag, count: columns.length, columns: selected.map(toSummary) };
  });
  return { newest: newest.map(toSummary), tagSections: tagSections.filter(({ count }) => count > 0) };
}

/** Every column as a card, newest first. */
export const allColumnSummaries = (data: ColumnsAndTags): ColumnSummary[] => {
  const toSummary = createSummarizer(data);
  return data.columns.map(toSummary);
};

/** @returns null for an unknown tag */
export function buildTagPage(data: ColumnsAndTags, id: number): TagPage | null {
  const tag = data.tags.find((candidate) => candidate.id === id);
  const toSummary = createSummarizer(data);
  return tag ? { tag, columns: filterByTag(data.columns, id).map(toSummary) } : null;
}

/** The newest interviews, for the top page of the site. */
export function latestInterviews(data: ColumnsAndTags): ColumnSummary[] {
  const toSummary = createSummarizer(data);
  return filterByTag(data.columns, INTERVIEW_TAG_ID).slice(0, TAG_SECTION_SIZE).map(toSummary);
}

/** Those that share most tags with the column; of equal ones the newer. */
function findRelatedColumns(
  column: Column,
  columns: Column[],
  excludedIds: (number | undefined)[],
): Column[] {
  const sharedTagCount = ({ tags }: Column) => tags.filter((tag) => column.tags.includes(tag)).length;
  return columns
    .filter((other) => other.id !== column.id && !excludedIds.includes(other.id) && sharedTagCount(other) > 0)
    .sort((a, b) => sharedTagCount(b) - sharedTagCount(a))
    .slice(0, RELATED_COUNT);
}

const toColumnLink = (column: Column | undefined) => (column ? { id: column.id, title: column.title } : null);

/** @returns null for an unknown column */
export async function buildColumnDetail(data: ColumnsAndTags, id: number): Promise<ColumnDetail | null> {
  const column = data.columns.find((candidate) => candidate.id === id);
  if (!column) return null;
  const toSummary = createSummarizer(data);
  // A chunk of its own: the browser needs it only where the server could not prepare the page.
  const { prepareArticle } = await lazyImport(() => import('@/lib/article-html'));
  const { html, sections } = prepareArticle(column.body);
  const siblings = filterByTag(data.columns, column.tags[0] ?? 0);
  const position = siblings.indexOf(column);
  const [next, previous] = position < 0 ? [] : [siblings[position - 1], siblings[position + 1]];
  return {
    ...toSummary(column),
    ...{ html, sections, share_image: column.share_image, updated_at: column.updated_at },
    previous: toColumnLink(previous),
    next: toColumnLink(next),
    related: findRelatedColumns(column, data.columns, [previous?.id, next?.id]).map(toSummary),
  };
}
