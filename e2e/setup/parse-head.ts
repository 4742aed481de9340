const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** Returns the fields of a page's head that search engines and shared links show; undefined for a field that is missing. */
export const parseHead = (html: string) => ({
  title: attribute(html, /<title[^>]*>([^<]*)/),
  description: attribute(html, /<meta name="description" content="([^"]*)/),
  canonical: attribute(html, /<link rel="canonical" href="([^"]*)/),
  image: attribute(html, /<meta property="og:image" content="([^"]*)/),
  robots: attribute(html, /<meta name="robots" content="([^"]*)/),
});

/** Returns the path of an address with its query. */
export const getPath = (address = '') => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
