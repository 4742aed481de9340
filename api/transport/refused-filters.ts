/** The lists of public rows that are asked for with what the address of a page names. */
const FILTERED_LISTS = new Set(['/vacancies/', '/seminars/']);

/**
 * Returns whether a list is asked for with filters. django-filter answers 400 for a choice that does not exist, such as a
 * deleted category in an old link: no row has it, so the list is empty.
 */
export const isFilteredList = (path: string, params: URLSearchParams | undefined): boolean =>
  FILTERED_LISTS.has(path) &&
  [...(params?.keys() ?? [])].some((name) => name !== 'page' && !name.endsWith('_page_size'));

/** The body of a list without rows. */
export const EMPTY_LIST = { count: 0, next: null, previous: null, results: [] };
