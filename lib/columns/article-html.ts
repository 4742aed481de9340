import sanitizeHtml from 'sanitize-html';
import { noBreakClass, UNBREAKABLE, UNBREAKABLE_NUMBERS } from '@/lib/no-break';

/** A section's title and anchor for the table of contents. */
interface Section {
  id: string;
  title: string;
}

interface ArticleHtml {
  html: string;
  /** The h2 headings of the text, in order. */
  sections: Section[];
}

const TEXT_TAGS = ['p', 'br', 'strong', 'em', 'small', 'ruby', 'rt', 'rp', 'sup', 'sub', 'a', 'hr'];
const BLOCK_TAGS = [
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'figure',
  'figcaption',
];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * Returns whether a link is a path or an anchor of this site. `//host` is excluded, because it leads to another site.
 */
const isOwnPath = (address = '') => /^(\/(?!\/)|#)/.test(address);

const externalLink: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: isOwnPath(attribs.href) ? attribs : { ...attribs, rel: 'noopener noreferrer nofollow' },
});

/** Converts an h1 to an h2, because the page has its own h1. */
const demoteHeading: sanitizeHtml.Transformer = () => ({ tagName: 'h2', attribs: {} });

/** Returns the address at which this site serves a picture. */
type PictureUrl = (src: string) => string;

/**
 * The HTML that a column may contain: text, lists, quotations, tables and the site's own images, but no scripts, styles
 * or frames.
 */
const sanitizeOptions = (pictureUrl: PictureUrl): sanitizeHtml.IOptions => ({
  allowedTags: [...TEXT_TAGS, ...BLOCK_TAGS, ...TABLE_TAGS, 'img'],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    a: externalLink,
    h1: demoteHeading,
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, src: pictureUrl(attribs.src ?? ''), loading: 'lazy', decoding: 'async' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs.src),
});

/** Returns the HTML without active content. Sanitizing it again changes nothing. */
export const sanitizeArticle = (html: string, pictureUrl: PictureUrl = (src) => src): string =>
  sanitizeHtml(html, sanitizeOptions(pictureUrl));

/** Numbers in Chinese characters, which only articles use. */
const KANJI_NUMBERS =
  /[〇一二三四五六七八九十百千万]{1,8}(?:か[月所]分?|営業日|[年月日時分秒円人件名社回本枚冊倍割点歳階問週度][間目]?)/;

const mark = (part: string) => `<span class="${noBreakClass(part)}">${part}</span>`;

/** Marks what matches within the text of HTML. */
const markText = (html: string, pattern: RegExp): string =>
  html.replace(/(^|>)[^<]+/g, (text) => text.replace(new RegExp(pattern, 'g'), mark));

/**
 * Marks the text of sanitized HTML, so that numbers never part from their units, and headings do not break inside
 * quotations and hyphenated words either.
 */
export const markUnbreakable = (html: string): string =>
  html
    .split(/(<h[234]>[\s\S]*?<\/h[234]>)/)
    .map((part, index) =>
      markText(
        part,
        new RegExp(`${(index % 2 === 1 ? UNBREAKABLE : UNBREAKABLE_NUMBERS).source}|${KANJI_NUMBERS.source}`),
      ),
    )
    .join('');

/**
 * Prepares a body for display. It is sanitized again, because the API may belong to someone else. Its sections are
 * numbered for the table of contents and its tables are wrapped in scrollable boxes. It runs on the server, or in its
 * own chunk in the browser.
 */
export function prepareArticle(body: string, pictureUrl?: PictureUrl): ArticleHtml {
  const sanitized = sanitizeArticle(body, pictureUrl);
  const sections: Section[] = [];
  let tableCount = 0;
  const html = markUnbreakable(sanitized)
    .replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
      const id = `section-${sections.length + 1}`;
      sections.push({ id, title: htmlToText(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replace(/<table>/g, () => {
      tableCount += 1;
      // Regions of the same name could not be distinguished.
      return `<div role="region" aria-label="表${tableCount > 1 ? tableCount : ''}" tabindex="0"><table>`;
    })
    .replace(/<\/table>/g, '</table></div>');
  return { html, sections };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the text of sanitized HTML. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (match, name: string) => ENTITIES[name] ?? match)
    .trim();
