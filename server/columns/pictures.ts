import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentPath } from '@/config/env';
import { siteImagePath } from '@/schemas/import-fields';

/** Returns whether the site, or the operator in CONTENT_DIR, has a picture with that path. */
const exists = (picture: string): boolean =>
  existsSync(path.join('public', picture)) || existsSync(contentPath(picture));

/** Returns the pictures that a record names, with the paths of their fields. */
function picturesOf(data: Record<string, unknown>): [field: (string | number)[], picture: unknown][] {
  const { picture, share_image, speakers } = data;
  return [
    [['picture', 'src'], (picture as { src?: unknown } | undefined)?.src],
    [['share_image'], share_image],
    ...(Array.isArray(speakers) ? speakers : []).map(
      (speaker: { picture?: unknown } | undefined, at): [(string | number)[], unknown] => [
        ['speakers', at, 'picture'],
        speaker?.picture,
      ],
    ),
  ];
}

/** Returns the pictures of a column or of the lecturers of a seminar that do not exist. */
export const findMissingPictures = (data: Record<string, unknown>) =>
  picturesOf(data).flatMap(([field, picture]) =>
    typeof picture === 'string' && siteImagePath.safeParse(picture).success && !exists(picture)
      ? [{ field, picture }]
      : [],
  );

const SIZE = { width: 1600, height: 900 };

/**
 * Resolves a `picture` that is given by name to the site's own picture (`public/images/columns/<name>.webp`). Also sets
 * the matching share image, unless the column names another one.
 */
export function withPicturePaths(column: Record<string, unknown>): Record<string, unknown> {
  const { picture: name } = column;
  if (typeof name !== 'string') return column;
  return {
    share_image: `/images/columns/share/${name}.png`,
    ...column,
    picture: { src: `/images/columns/${name}.webp`, ...SIZE, alt: '' },
  };
}
