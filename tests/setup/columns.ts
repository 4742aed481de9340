import type { ColumnInput } from '@/schemas/columns';

/** Returns a published column, with the given fields replaced. */
export const buildColumn = (column: Partial<ColumnInput> = {}): ColumnInput => ({
  title: '監査法人から独立して三年',
  lead: '週3日の働き方にたどり着くまでを聞きました。',
  body: '<p>独立を決めたのは春でした。</p><h2>最初の一年</h2><p>月次決算から始めました。</p>',
  picture: { src: '/images/columns/three-days-a-week.webp', width: 1600, height: 900, alt: '' },
  tags: [133, 124],
  people: [{ name: '高瀬 直人', title: '公認会計士・独立3年目' }],
  published_at: '2026-06-01T09:00:00+09:00',
  ...column,
});
