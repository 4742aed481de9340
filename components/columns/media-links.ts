/** The one address of a tag's page and of a column. */
export const tagHref = (id: number): string => `/column/tag/${id}/`;
export const columnHref = (id: number): string => `/column/${id}/`;
