import { dayTimeText } from '@/lib/dates';

interface Page {
  headers: Record<string, number | string | string[] | undefined>;
  body: Buffer;
}

/**
 * Its style is in styles/global-style.ts. The sentence is in the past tense, because the line stays when the browser's polls
 * succeed again.
 */
const noticeOf = (asOf: Date): string =>
  `<p class="outdated-notice" role="status">最新の情報を取得できなかったため、${dayTimeText(asOf)}時点の内容を表示しました。</p>`;

/**
 * Returns a page for the time when the API is unavailable: with a line that says how old its content is, and not to be
 * kept by caches in front of the site. The line is outside of the element that React hydrates. The data of a page (JSON)
 * has no place for it; the browser's next poll shows a notice of its own.
 */
export function markAsOutdated<T extends Page>(page: T, asOf: Date): T {
  const headers: Page['headers'] = { ...page.headers, 'cache-control': 'private, no-cache' };
  if (!String(headers['content-type']).startsWith('text/html')) return { ...page, headers };
  const html = page.body.toString('utf8').replace(/<body[^>]*>/, (body) => body + noticeOf(asOf));
  return { ...page, headers, body: Buffer.from(html) };
}
