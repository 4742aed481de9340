import sanitizeHtml from 'sanitize-html';

/** Title of a section and where it stands, for the table of contents. */
interface Section {
  id: string;
  title: string;
}

interface ArticleHtml {
  html: string;
  /** The h2 of the text, in order. */
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

/** Own paths, anchors and https; `//host` would leave the site unseen. */
const isOwnPath = (address = '') => /^(\/(?!\/)|#)/.test(address);

const externalLink: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: isOwnPath(attribs.href) ? attribs : { ...attribs, rel: 'noopener noreferrer nofollow' },
});

/** The page itself owns the h1. */
const demoteHeading: sanitizeHtml.Transformer = () => ({ tagName: 'h2', attribs: {} });

/** What a column may hold: text, lists, quotations, tables and the site's own pictures; no script, style or frame. */
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
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
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs.src),
};

/** HTML of the CMS without anything that could act. Sanitising twice changes nothing more. */
export const sanitizeArticle = (html: string): string => sanitizeHtml(html, SANITIZE_OPTIONS);

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of sanitised HTML. */
const stripTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '')
    .trim();

/**
 * A body made ready for reading: sanitised once more (the API may be another's), its sections numbered for the table
 * of contents, its tables in a box that scrolls by itself. On the server, or in a chunk of its own.
 */
export function prepareArticle(body: string): ArticleHtml {
  const sanitized = sanitizeArticle(body);
  const sections: Section[] = [];
  const html = sanitized
    .replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
      const id = `section-${sections.length + 1}`;
      sections.push({ id, title: stripTags(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replace(/<table>/g, '<div role="region" aria-label="表" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
  return { html, sections };
}
