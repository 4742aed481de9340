/** Name of the media, as its header has it. */
export const MEDIA_NAME = '会計士のはたらき方';

/** Spec §2: the tags that have a page of their own, short enough for a navigation. */
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

/** What a tag's page is about, for those of the spec. */
export const TAG_LEADS: Readonly<Record<number, string>> = {
  133: '働き方を選び直した会計士に、きっかけと数字、いまの一週間を聞きました。',
  124: '開業の準備から、顧客の見つけ方、報酬の決め方まで。独立した会計士の実務です。',
  125: '出産や転居をはさみながら、専門を手放さずに働き続ける方法を考えます。',
  126: '上場準備、資金調達、経営会議。CFOになった会計士の仕事と学びです。',
  127: '事業会社の経理・財務・内部監査で、監査の経験はどう生きるのか。',
  128: 'M&A、IFRS、業務改善。助言の仕事で求められる力と日々の進め方です。',
  129: '取締役会で何を見て、何を問うのか。社外監査役の一年を追います。',
  130: '社内に常にいる監査役だからこそできること。往査、面談、記録の実際です。',
  131: '勤めながら週末や夜に働く。副業の始め方と、続けるための約束ごとです。',
  132: '修了考査の後、十年の岐路、五十代からの選択。キャリアの考え方を集めました。',
};

/** The one address of a tag's page and of a column. */
export const tagHref = (id: number): string => `/column/tag/${id}/`;
export const columnHref = (id: number): string => `/column/${id}/`;
