import { lazyImport } from '@/lib/lazy-import';
import type { Article, ColumnCard, MediaTop, TagPage } from '@/schemas/column-views';
import type { Column, Tag } from '@/schemas/columns';

/** The two answers of the API that belong together (spec §7). */
export interface ColumnLibrary {
  columns: Column[];
  tags: Tag[];
}

/** Japanese text is read at some 500 letters a minute. */
const LETTERS_A_MINUTE = 500;
const NEWEST = 7;
const SHELF = 3;
const RELATED = 3;
const INTERVIEWS = 133;

const minutesFor = (html: string): number =>
  Math.max(1, Math.round(html.replace(/<[^>]*>/g, '').length / LETTERS_A_MINUTE));

/** Spec §3: ids are shown as names, unknown ones as the empty string. */
function cardsOf({ columns, tags }: ColumnLibrary): (column: Column) => ColumnCard {
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
    reading_minutes: minutesFor(column.body),
  });
}

const withTag = (columns: Column[], tag: number) => columns.filter(({ tags }) => tags.includes(tag));

/** Those that the page does not show yet before the others, so that no shelf repeats the one above it without need. */
const freshFirst = (columns: Column[], shown: ReadonlySet<Column>): Column[] => [
  ...columns.filter((column) => !shown.has(column)),
  ...columns.filter((column) => shown.has(column)),
];

/** The newest columns, and a shelf for each tag. */
export function mediaTop(library: ColumnLibrary): MediaTop {
  const card = cardsOf(library);
  const newest = library.columns.slice(0, NEWEST);
  const shown = new Set(newest);
  const shelves = library.tags.map((tag) => {
    const columns = withTag(library.columns, tag.id);
    const cards = freshFirst(columns, shown).slice(0, SHELF);
    for (const column of cards) shown.add(column);
    return { tag, count: columns.length, cards: cards.map(card) };
  });
  return { newest: newest.map(card), shelves: shelves.filter(({ count }) => count > 0) };
}

/** Every column as a card, newest first. */
export const allCards = (library: ColumnLibrary): ColumnCard[] => {
  const card = cardsOf(library);
  return library.columns.map(card);
};

/** @returns null for an unknown tag */
export function tagPage(library: ColumnLibrary, id: number): TagPage | null {
  const tag = library.tags.find((known) => known.id === id);
  const card = cardsOf(library);
  return tag ? { tag, cards: withTag(library.columns, id).map(card) } : null;
}

/** The newest interviews, for the top page of the site. */
export function interviews(library: ColumnLibrary): ColumnCard[] {
  const card = cardsOf(library);
  return withTag(library.columns, INTERVIEWS).slice(0, SHELF).map(card);
}

/** Those that share most tags with the column; of equal ones the newer. */
function relatedTo(column: Column, columns: Column[], without: (number | undefined)[]): Column[] {
  const shared = ({ tags }: Column) => tags.filter((tag) => column.tags.includes(tag)).length;
  return columns
    .filter((other) => other.id !== column.id && !without.includes(other.id) && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

const linkTo = (column: Column | undefined) => (column ? { id: column.id, title: column.title } : null);

/** @returns null for an unknown column */
export async function article(library: ColumnLibrary, id: number): Promise<Article | null> {
  const column = library.columns.find((one) => one.id === id);
  if (!column) return null;
  const card = cardsOf(library);
  // A chunk of its own: the browser needs it only where the server could not prepare the page.
  const { prepareArticle } = await lazyImport(() => import('@/config/article-html'));
  const { html, sections } = prepareArticle(column.body);
  const siblings = withTag(library.columns, column.tags[0] ?? 0);
  const place = siblings.indexOf(column);
  const [next, previous] = place < 0 ? [] : [siblings[place - 1], siblings[place + 1]];
  return {
    ...card(column),
    ...{ html, sections, share_image: column.share_image, updated_at: column.updated_at },
    previous: linkTo(previous),
    next: linkTo(next),
    related: relatedTo(column, library.columns, [previous?.id, next?.id]).map(card),
  };
}
