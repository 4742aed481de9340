/** The kinds of mail that a member may refuse (`receive` in spec §3), with their labels. */
export const NOTIFICATION_FLAGS = [
  { name: 'allow_vacancy', label: '案件のお知らせ' },
  { name: 'allow_seminar', label: 'セミナーのお知らせ' },
  { name: 'allow_news', label: '運営からのお知らせ' },
] as const;
