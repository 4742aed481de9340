import { at, nullable, recordOf, recordsOf, type Values } from './fields';
import { listReplyOf } from './replies';
import * as wire from './wire';

/** The columns as the API has them and as screens use them. For an API with other field names, edit the paths. */

export const tagFields = { id: at('id', wire.required(wire.id)), name: at('name', wire.required(wire.text)) };

/** The box in which every picture is shown and which it fills, for an API that tells no size. */
const BOX = { width: 1280, height: 720 };

const picture = recordOf({
  src: at('src', wire.address),
  width: at('width', wire.count),
  height: at('height', wire.count),
  alt: at('alt', wire.text),
});
/** Null is none, and none is shown where it is unknown. */
const pictureOrNull = nullable<typeof picture.empty | null>({
  ...picture,
  empty: null,
  write: (value) => value && picture.write(value),
  /** An address alone, as ImageField of Django writes it, is a picture too. */
  read: (sent, issues, path) => {
    const isAddress = typeof sent === 'string';
    const own = picture.read(isAddress ? { src: sent, alt: '', ...BOX } : sent, issues, path);
    if (!own?.src) return own && null;
    return own.width > 0 && own.height > 0 ? own : { ...own, ...BOX };
  },
});

export const columnFields = {
  id: at('id', wire.required(wire.id)),
  title: at('title', wire.required(wire.text)),
  lead: at('lead', wire.text),
  /** HTML, which is sanitized before it is shown. */
  body: at('body', wire.text),
  picture: at('picture', pictureOrNull),
  /** Path of the 1280x600 share image (spec §9). */
  share_image: at('share_image', wire.addressOrNull),
  /** Tag ids, best match first. */
  tags: at('tags', wire.named(wire.ids)),
  people: at(
    'people',
    recordsOf({ name: at('name', wire.required(wire.text)), title: at('title', wire.text) }),
  ),
  published_at: at('published_at', wire.instant),
  updated_at: at('updated_at', wire.instant),
};

/** GET /columns/. */
export const columnsReply = listReplyOf(columnFields);
/** GET /tags/. */
export const tagsReply = listReplyOf(tagFields);

export type Column = Values<typeof columnFields>;
export type Tag = Values<typeof tagFields>;
