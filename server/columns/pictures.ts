const SIZE = { width: 1600, height: 900 };

/**
 * A column whose `picture` is a name has the site's own picture of that name (`public/images/columns/<name>.webp`),
 * and unless it names another one, the sharing picture that belongs to it.
 */
export function withNamedPicture(column: Record<string, unknown>): Record<string, unknown> {
  const { picture: name } = column;
  if (typeof name !== 'string') return column;
  return {
    share_image: `/images/columns/share/${name}.png`,
    ...column,
    picture: { src: `/images/columns/${name}.webp`, ...SIZE, alt: '' },
  };
}
