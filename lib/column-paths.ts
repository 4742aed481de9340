/** The paths of a tag's page and of a column. */
export const getTagHref = (id: number): string => `/column/tag/${id}/`;
export const getColumnHref = (id: number): string => `/column/${id}/`;
