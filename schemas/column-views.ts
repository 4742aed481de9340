import type { Column, Tag } from './columns';

/** What a card of a list shows; `tags` by name, as spec §3 has it: the empty string when unknown. */
export interface ColumnCard {
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
export interface Voice {
  /** Of the column. */
  id: number;
  quote: string;
  person: Column['people'][number];
}

/** The media's top page. */
export interface MediaTop {
  newest: ColumnCard[];
  /** Every tag that has columns, with its newest. */
  shelves: { tag: Tag; count: number; cards: ColumnCard[] }[];
}

/** All columns of a tag, newest first. */
export interface TagPage {
  tag: Tag;
  cards: ColumnCard[];
}

/** One column, with all that stands around it. */
export interface Article extends ColumnCard {
  html: string;
  sections: { id: string; title: string }[];
  share_image: string | null;
  updated_at: string;
  /** The neighbours in time within the column's first tag. */
  previous: { id: number; title: string } | null;
  next: { id: number; title: string } | null;
  related: ColumnCard[];
}
