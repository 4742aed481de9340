import type { Column, Tag } from '@/schemas/columns';

/** What a card of a list shows; `tags` by name, as spec §3 has it: the empty string when unknown. */
export interface ColumnSummary {
  id: number;
  title: string;
  lead: string;
  picture: Column['picture'];
  tags: Tag[];
  people: Column['people'];
  published_at: string;
  /** Minutes, at least 1. */
  reading_minutes: number;
}

/** What somebody says in a column, in their own words. */
export interface Testimonial {
  /** Of the column. */
  id: number;
  quote: string;
  person: Column['people'][number];
}

/** The media's top page. */
export interface MediaTop {
  newest: ColumnSummary[];
  /** Every tag that has columns, with its newest. */
  tagSections: { tag: Tag; count: number; columns: ColumnSummary[] }[];
}

/** All columns of a tag, newest first. */
export interface TagPage {
  tag: Tag;
  columns: ColumnSummary[];
}

/** One column, with all that stands around it. */
export interface ColumnDetail extends ColumnSummary {
  html: string;
  sections: { id: string; title: string }[];
  share_image: string | null;
  updated_at: string;
  /** The neighbours in time within the column's first tag. */
  previous: { id: number; title: string } | null;
  next: { id: number; title: string } | null;
  related: ColumnSummary[];
}
