/** One column of the demo data, hand-written; days are relative to the day on which the database is seeded. */
export interface DemoColumn {
  title: string;
  lead: string;
  /** Ids of spec §2, the most fitting first. */
  tags: number[];
  /** File name in public/images/columns: motif-tint (scripts/column-pictures.mjs). */
  picture: string;
  people?: { name: string; title: string }[];
  published_days_ago: number;
  /** Markdown with h2 sections. */
  body: string;
}
