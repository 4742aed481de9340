/**
 * Returns the dates of a new record. A record that was published before its import counts as unchanged since then, so
 * that feeds and search engines do not treat it as new.
 */
export function publicationDates(publishedAt: Date | undefined): { publishedAt: Date; updatedAt: Date } {
  const now = new Date();
  const published = publishedAt ?? now;
  return { publishedAt: published, updatedAt: published < now ? published : now };
}
