/**
 * The dates of a new record: what was published before it was imported counts as unchanged since then, so that feeds
 * and search engines do not take it for news.
 */
export function publicationDates(publishedAt: Date | undefined): { publishedAt: Date; updatedAt: Date } {
  const now = new Date();
  const published = publishedAt ?? now;
  return { publishedAt: published, updatedAt: published < now ? published : now };
}
