import { memoizeReader, pageOf } from './readers';
import type { ReplyRecord } from './reply-record';

/**
 * The replies about columns as screens use them. For an API with other field names, edit the names in this file
 * (docs/existing-api.md). Only `id` and `title` are needed.
 */

const readTag = (row: ReplyRecord) => ({ id: row.id('id'), name: row.requiredText('name') });

function readPicture(picture: ReplyRecord | null) {
  const src = picture?.addressOrNull('src');
  const width = picture?.number('width', null);
  const height = picture?.number('height', null);
  // Without its size the picture would move the text while it loads.
  if (!picture || !src || !width || !height || width < 0 || height < 0) return null;
  return { src, width, height, alt: picture.text('alt') };
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
  picture: readPicture(row.record('picture')),
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
