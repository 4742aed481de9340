import { prepareArticle } from '@/lib/columns/article-html';
import type {
  ColumnDetail,
  ColumnSummary,
  MediaTop,
  TagPage,
  Testimonial,
} from '@/lib/columns/column-view-types';
import { ApiCallError } from '@/lib/errors/api-call-error';
import { type MediaSettings, mediaUrl } from '@/lib/picture-urls';
import type { Column, Tag } from '@/schemas/column-fields';
import { htmlToText } from './article-html';
import { INTERVIEW_TAG_ID } from './media-tags';

/** The two API responses that belong together (spec §7). */
export interface ColumnsAndTags {
  /** Newest first. */
  columns: Column[];
  tags: Tag[];
  /** False when the tags could not be fetched. */
  hasTags: boolean;
  /** The number of columns that cannot be shown. */
  leftOut: number;
}

/** The reading speed of Japanese text. */
const CHARACTERS_PER_MINUTE = 500;
const NEWEST_COUNT = 7;
const TAG_SECTION_SIZE = 3;
const TAG_PAGE_SIZE = 24;
const RELATED_COUNT = 3;
const MAX_TESTIMONIALS = 3;
const QUOTE = /<blockquote[^>]*>([\s\S]*?)<\/blockquote>/;

const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(html.replace(/<[^>]*>/g, '').length / CHARACTERS_PER_MINUTE));

/** A column without a date counts as the oldest. */
const timeOf = ({ published_at }: Column) => Date.parse(published_at) || 0;

/**
 * Combines the two replies.
 * @param tags null when they could not be fetched
 */
export const combineColumnsAndTags = (
  { rows, leftOut }: { rows: readonly Column[]; leftOut: number },
  tags: Tag[] | null,
): ColumnsAndTags => ({
  // Sorted here, because another implementation of the API may not return the newest first.
  columns: [...rows].sort((a, b) => timeOf(b) - timeOf(a)),
  tags: tags ?? [],
  hasTags: tags !== null,
  leftOut,
});

/** Returns a function that converts columns to cards. Tag ids become names, unknown ones the empty string (spec §3). */
function createSummarizer({ tags }: ColumnsAndTags): (column: Column) => ColumnSummary {
  const names = new Map(tags.map(({ id, name }) => [id, name]));
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

/**
 * Puts columns that the page does not show yet first, so that a section repeats a column only when nothing else is
 * left.
 */
const unseenFirst = (columns: Column[], seen: ReadonlySet<Column>): Column[] => [
  ...columns.filter((column) => !seen.has(column)),
  ...columns.filter((column) => seen.has(column)),
];

/** Returns the newest columns and a section for each tag. */
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
  return {
    newest: newest.map(toSummary),
    tagSections: tagSections.filter(({ count }) => count > 0),
    leftOut: data.leftOut,
  };
}

/** Returns every column as a card, newest first. */
export const allColumnSummaries = (data: ColumnsAndTags): ColumnSummary[] => {
  const toSummary = createSummarizer(data);
  return data.columns.map(toSummary);
};

/** @throws ApiCallError when nothing is known about tags */
function findTag({ hasTags, tags }: ColumnsAndTags, id: number) {
  if (!hasTags) throw new ApiCallError('unreadable', { status: 200 });
  return tags.find((tag) => tag.id === id);
}

/**
 * Returns a page of a tag's columns, or null for an unknown tag.
 * @param page from 1; a page beyond the last one is empty
 * @throws ApiCallError when nothing is known about tags
 */
export function buildTagPage(data: ColumnsAndTags, id: number, page: number): TagPage | null {
  const tag = findTag(data, id);
  if (!tag) return null;
  const columns = filterByTag(data.columns, id);
  const first = (page - 1) * TAG_PAGE_SIZE;
  return {
    tag,
    count: columns.length,
    pageCount: Math.ceil(columns.length / TAG_PAGE_SIZE),
    columns: columns.slice(first, first + TAG_PAGE_SIZE).map(createSummarizer(data)),
    leftOut: data.leftOut,
  };
}

/**
 * Returns a tag with all of its columns, newest first, or null for an unknown tag.
 * @throws ApiCallError when nothing is known about tags
 */
export function allColumnsOfTag(data: ColumnsAndTags, id: number): Pick<TagPage, 'tag' | 'columns'> | null {
  const tag = findTag(data, id);
  return tag ? { tag, columns: filterByTag(data.columns, id).map(createSummarizer(data)) } : null;
}

const newestInterviews = (columns: Column[]) =>
  filterByTag(columns, INTERVIEW_TAG_ID).slice(0, TAG_SECTION_SIZE);

/** Returns the newest interviews for the site's top page. */
export function latestInterviews(data: ColumnsAndTags): ColumnSummary[] {
  return newestInterviews(data.columns).map(createSummarizer(data));
}

/**
 * Returns testimonials from the newest columns: the first quotation of each. Each person is quoted once, and nobody from
 * {@link latestInterviews}, which the same page shows.
 */
export function findTestimonials({ columns }: ColumnsAndTags): Testimonial[] {
  const testimonials: Testimonial[] = [];
  const shownNames = new Set(
    newestInterviews(columns).flatMap(({ people }) => people.map(({ name }) => name)),
  );
  for (const { id, body, people } of columns) {
    // Not every column is read, because there may be thousands.
    if (testimonials.length === MAX_TESTIMONIALS) break;
    const [person] = people;
    if (!person || shownNames.has(person.name)) continue;
    const quote = htmlToText(QUOTE.exec(body)?.[1] ?? '');
    if (!quote) continue;
    testimonials.push({ id, quote, person });
    shownNames.add(person.name);
  }
  return testimonials;
}

/** Returns the columns that share the most tags with the column, newer ones first among equals. */
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

/** Returns the data of a column's page, or null for an unknown column. @param media where its pictures are */
export function buildColumnDetail(
  data: ColumnsAndTags,
  id: number,
  media: MediaSettings,
): ColumnDetail | null {
  const column = data.columns.find((candidate) => candidate.id === id);
  if (!column) return null;
  const toSummary = createSummarizer(data);
  const { html, sections } = prepareArticle(column.body, (src) => mediaUrl(src, media));
  const siblings = filterByTag(data.columns, column.tags[0] ?? 0);
  const next = siblings[siblings.indexOf(column) - 1];
  return {
    ...toSummary(column),
    html,
    sections,
    share_image: column.share_image,
    updated_at: column.updated_at,
    next: toColumnLink(next),
    related: findRelatedColumns(column, data.columns, [next?.id]).map(toSummary),
  };
}
