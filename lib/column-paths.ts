/** The paths of a tag's pages and of a column. */
export const getTagHref = (id: number, page = 1): string =>
  `/column/tag/${id}/${page > 1 ? `?column_page=${page}` : ''}`;
export const getColumnHref = (id: number): string => `/column/${id}/`;
