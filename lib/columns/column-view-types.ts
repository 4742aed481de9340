import type { Column, Tag } from '@/schemas/column-fields';

/** The data of a column card. `tags` contains names, with an empty string for an unknown tag (spec §3). */
export interface ColumnSummary {
  id: number;
  title: string;
  lead: string;
  picture: Column['picture'];
  tags: Tag[];
  people: Column['people'];
  published_at: string;
  /** Reading time in minutes, at least 1. */
  reading_minutes: number;
}

/** A quotation of a person in a column. */
export interface Testimonial {
  /** The column's id. */
  id: number;
  quote: string;
  person: Column['people'][number];
}

/** The data of the columns' top page. */
export interface MediaTop {
  newest: ColumnSummary[];
  /** All tags that have columns, each with its newest columns. */
  tagSections: { tag: Tag; count: number; columns: ColumnSummary[] }[];
  /** The number of columns of all tags that cannot be shown. */
  leftOut: number;
}

/** A page of a tag's columns, newest first. */
export interface TagPage {
  tag: Tag;
  /** The number of columns of all pages. */
  count: number;
  pageCount: number;
  columns: ColumnSummary[];
  /** The number of columns of all tags that cannot be shown. */
  leftOut: number;
}

/** The data of a column's page. */
export interface ColumnDetail extends ColumnSummary {
  html: string;
  sections: { id: string; title: string }[];
  share_image: string | null;
  updated_at: string;
  /** The next column by date within the column's first tag. */
  next: { id: number; title: string } | null;
  related: ColumnSummary[];
}
