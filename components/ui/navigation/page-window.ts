const MAX_PAGES = 5;

/** Returns up to five consecutive page numbers around the current page, within 1 and pageCount. */
export function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(MAX_PAGES, pageCount);
  const centred = page - Math.floor(length / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
