import { JSDOM } from 'jsdom';

/** @typedef {string | { tag: string, props: Record<string, string>, children: ElementTree[] }} ElementTree */

/** Names that React spells in another way than HTML. */
const PROP_NAMES = { class: 'className', for: 'htmlFor', datetime: 'dateTime', srcset: 'srcSet' };
/** Attributes that React wants as other types or spellings; few elements have one. */
const LEFT_OUT =
  /^(?:style|on.*|checked|selected|value|open|hidden|maxlength|autocomplete|inputmode|enterkeyhint|viewbox)$/i;

/** @returns {ElementTree[]} */
function toTree(node) {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const { localName, attributes, childNodes } = node;
  const named = [...attributes].filter(({ name }) => !LEFT_OUT.test(name));
  const props = Object.fromEntries(named.map(({ name, value }) => [PROP_NAMES[name] ?? name, value]));
  return [{ tag: localName, props, children: [...childNodes].flatMap(toTree) }];
}

/**
 * Returns what React rendered into a page of Next: its elements and texts without components, and the props of the page.
 * Throws an Error when there is nothing.
 * @param {string} html
 * @returns {{ tree: ElementTree, props: Record<string, unknown> }}
 */
export function readRenderedPage(html) {
  const { document } = new JSDOM(html).window;
  const root = document.querySelector('#__next');
  const data = document.querySelector('#__NEXT_DATA__');
  const [tree] = root ? toTree(root) : [];
  if (!tree || !data) throw new Error('The page has no element that React has rendered.');
  return { tree, props: JSON.parse(data.textContent).props.pageProps };
}

/**
 * @param {ElementTree} tree
 * @returns {number}
 */
export const countElements = (tree) =>
  typeof tree === 'string' ? 0 : tree.children.reduce((sum, child) => sum + countElements(child), 1);
