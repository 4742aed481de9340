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
