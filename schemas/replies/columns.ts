import { memoizeReader, pageOf } from './readers';
import type { ReplyRecord } from './reply-record';

/**
 * The replies about columns as screens use them. For an API with other field names, edit the names in this file
 * (docs/existing-api.md). Only `id` and `title` are needed.
 */

const readTag = (row: ReplyRecord) => ({ id: row.id('id'), name: row.requiredText('name') });

/** The box in which every picture is shown and which it fills, for an API that tells no size. */
const BOX = { width: 1280, height: 720 };

/** An address alone, as ImageField of Django writes it, is a picture too. */
function readPicture(row: ReplyRecord) {
  if (typeof row.value('picture') === 'string') {
    const src = row.addressOrNull('picture');
    return src === null ? null : { src, ...BOX, alt: '' };
  }
  const picture = row.record('picture');
  const src = picture?.addressOrNull('src');
  if (!picture || !src) return null;
  const width = picture.number('width', null) ?? 0;
  const height = picture.number('height', null) ?? 0;
  return { src, ...(width > 0 && height > 0 ? { width, height } : BOX), alt: picture.text('alt') };
}

const readPerson = (person: ReplyRecord) => ({
  name: person.requiredText('name'),
  title: person.text('title'),
});

const readColumn = (row: ReplyRecord) => ({
  id: row.id('id'),
  title: row.requiredText('title'),
  lead: row.text('lead'),
  /** HTML, which is sanitized before it is shown. */
  body: row.text('body'),
  picture: readPicture(row),
  share_image: row.addressOrNull('share_image'),
  /** Tag ids. */
  tags: row.ids('tags'),
  people: row.list('people', readPerson),
  published_at: row.instant('published_at'),
  updated_at: row.instant('updated_at'),
});

/** GET /columns/. */
export const columnsReply = memoizeReader(pageOf(readColumn));
/** GET /tags/. */
export const tagsReply = memoizeReader(pageOf(readTag));

export type Column = ReturnType<typeof readColumn>;
export type Tag = ReturnType<typeof readTag>;
