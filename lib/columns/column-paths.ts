/** The tag of the interviews (spec §2), which the home page shows. */
export const INTERVIEW_TAG_ID = 133;

/** Returns the path of a page of a tag's columns. @param page from 1 */
export const getTagHref = (id: number, page = 1): string =>
  `/column/tag/${id}/${page > 1 ? `?column_page=${page}` : ''}`;
/** Returns the path of a column. */
export const getColumnHref = (id: number): string => `/column/${id}/`;
