/** The two phrases of the name of the media section, between which it breaks in its header. */
export const MEDIA_NAME_PHRASES = ['会計士の', 'はたらき方'] as const;

export const MEDIA_NAME = MEDIA_NAME_PHRASES.join('');

/** The tags that have a page of their own (spec §2), with labels short enough for the navigation. */
export const MEDIA_TAGS = [
  { id: 133, label: 'インタビュー' },
  { id: 124, label: '独立会計士' },
  { id: 125, label: '女性会計士' },
  { id: 126, label: 'CFO' },
  { id: 127, label: '企業内会計士' },
  { id: 128, label: 'コンサルタント' },
  { id: 129, label: '社外監査役' },
  { id: 130, label: '常勤監査役' },
  { id: 131, label: '副業' },
  { id: 132, label: 'キャリア' },
] as const;

/** The tag of the interviews (spec §2), which the home page shows. */
export const INTERVIEW_TAG_ID = 133;

/** Returns the path of a page of a tag's columns. @param page from 1 */
export const getTagHref = (id: number, page = 1): string =>
  `/column/tag/${id}/${page > 1 ? `?column_page=${page}` : ''}`;

/** Returns the path of a column. */
export const getColumnHref = (id: number): string => `/column/${id}/`;
