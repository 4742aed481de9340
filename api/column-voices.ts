import type { Voice } from '@/schemas/column-views';
import type { ColumnLibrary } from './column-views';

const MOST = 3;
const QUOTE = /<blockquote[^>]*>([\s\S]*?)<\/blockquote>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();

/** What people say in the newest columns about them: the first words that each column sets apart as a quotation. */
export function voices({ columns }: ColumnLibrary): Voice[] {
  const found = columns.flatMap(({ id, body, people: [person] }) => {
    const quote = textOf(QUOTE.exec(body)?.[1] ?? '');
    return person && quote ? [{ id, quote, person }] : [];
  });
  return found.slice(0, MOST);
}
