import type { ParsedUrlQuery } from 'node:querystring';
import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_KEY } from '@/hooks/browser/color-scheme';
import { parseVacancyFilters, vacancyFeedPath } from '@/lib/vacancies/vacancy-filters';
import { theme } from '@/styles/theme';

const NOTICE_ID = 'script-failure';

const TEXT = 'ページの一部を読み込めませんでした。通信状況を確認して、ページを再読み込みしてください。';

/**
 * Runs in the document's head before any other script and depends on none of them. Offers to load the page again when a script
 * or a style of the site has not arrived, at the beginning or later, until a later request has brought it. Next's router adds the
 * scripts of pages that it fetches in advance to the body: without one of them a link loads its page as a document.
 */
export const watchScripts = `(function () {
var missing = new Set();
function urlOf(event) {
  return event.target.tagName === 'SCRIPT' ? event.target.src : event.target.rel === 'stylesheet' && event.target.href;
}
document.addEventListener('load', function (event) {
  if (missing.delete(urlOf(event)) && !missing.size) document.getElementById('${NOTICE_ID}').remove();
}, true);
document.addEventListener('error', function (event) {
  var url = urlOf(event);
  if (!url || !url.includes('/_next/static/') || event.target.parentNode === document.body) return;
  missing.add(url);
  if (document.getElementById('${NOTICE_ID}')) return;
  var notice = document.createElement('div'), button = document.createElement('button');
  notice.id = '${NOTICE_ID}';
  notice.setAttribute('role', 'alert');
  notice.textContent = '${TEXT}';
  button.textContent = 'ページを再読み込み';
  button.onclick = function () { location.reload(); };
  notice.append(button);
  (document.body || document.documentElement).append(notice);
}, true);
})();`;

const { color, border, radius, shadow, size, space, zIndex } = theme;

/**
 * Inlined in the document, because the styles of components are loaded with the scripts. The notice stays in sight, and is after the
 * footer when the page is scrolled to its end, so that it covers nothing for good. It leaves room for the buttons that stay at
 * the bottom of the window, because a save that failed is pressed again.
 */
export const scriptNoticeStyle = `
  #${NOTICE_ID} {
    position: sticky;
    inset-block-end: ${size.actionBar};
    z-index: ${zIndex.toast};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    margin: ${space[4]};
    padding: ${space[4]};
    background: ${color.surface};
    border: ${border.strong};
    border-inline-start: ${border.barAccent};
    border-radius: ${radius.badge};
    box-shadow: ${shadow.floating};
  }

  #${NOTICE_ID} button {
    min-height: ${size.touch};
    padding: 0 ${space[4]};
    color: ${color.primary};
    background: ${color.surface};
    border: ${border.primary};
    border-radius: ${radius.control};
    font-weight: 700;
  }`;

/**
 * Runs in the document's head before the first paint, so that a page never flashes in the other scheme. The choice is
 * only in the browser, because an anonymous page is the same for everybody. Without a choice there is no attribute, and
 * the style sheet follows the device. The meta elements, light before dark, must precede the script.
 *
 * A `storage` event applies the choice of another tab, and that of useColorScheme in this one. A page from the
 * back-forward cache has missed such events.
 */
export const applyColorScheme = `
(function () {
  var key = '${COLOR_SCHEME_KEY}', root = document.documentElement;
  function apply(choice) {
    var chosen = choice === 'light' || choice === 'dark';
    if (chosen) root.dataset.${COLOR_SCHEME_ATTRIBUTE} = choice;
    else delete root.dataset.${COLOR_SCHEME_ATTRIBUTE};
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta, index) {
      var scheme = index ? 'dark' : 'light';
      meta.media = !chosen ? '(prefers-color-scheme: ' + scheme + ')' : choice === scheme ? 'all' : 'not all';
    });
  }
  function applyStored() {
    try {
      apply(localStorage.getItem(key));
    } catch (_blocked) {
      // A browser that blocks the storage keeps no choice.
    }
  }
  applyStored();
  addEventListener('storage', function (event) {
    if (event.key === key || event.key === null) apply(event.newValue);
  });
  addEventListener('pageshow', function (event) {
    if (event.persisted) applyStored();
  });
})();`;

interface DocumentFeedLinkProps {
  /** The route of the page. */
  page: string;
  query: ParsedUrlQuery;
}

/**
 * Lets feed readers discover the feed of the list of vacancies. It is part of the document and not of the page, because
 * readers read what the server sends.
 */
export function DocumentFeedLink({ page, query }: DocumentFeedLinkProps) {
  if (page !== '/vacancy') return null;
  const href = vacancyFeedPath(parseVacancyFilters(query, 'vacancy_page'));
  return <link rel="alternate" type="application/rss+xml" title="新着の案件" href={href} />;
}
