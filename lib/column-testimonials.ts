import type { Testimonial } from '@/lib/column-view-types';
import type { ColumnsAndTags } from '@/lib/column-views';

const MAX_TESTIMONIALS = 3;
const QUOTE = /<blockquote[^>]*>([\s\S]*?)<\/blockquote>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const stripTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (match, name: string) => ENTITIES[name] ?? match)
    .trim();

/** Returns testimonials from the newest columns: the first quotation of each. */
export function findTestimonials({ columns }: ColumnsAndTags): Testimonial[] {
  const testimonials: Testimonial[] = [];
  for (const { id, body, people } of columns) {
    // Not every column is read, because there may be thousands.
    if (testimonials.length === MAX_TESTIMONIALS) break;
    const [person] = people;
    const quote = person && stripTags(QUOTE.exec(body)?.[1] ?? '');
    if (quote) testimonials.push({ id, quote, person });
  }
  return testimonials;
}
