/** Files that share their modules share the window, too, which must not be changed twice. */
const preparedWindows = new WeakSet<Window>();

/** Makes jsdom compute styles faster, and adds what Next writes into every document. */
export function prepareWindow(): void {
  if (preparedWindows.has(window)) return;
  preparedWindows.add(window);
  cacheComputedStyles();
  keepRelevantStyles();
  window.__NEXT_DATA__ = { props: {}, page: '', query: {}, buildId: 'test' };
}

/** What tests see of a style: Testing Library, user-event, jest-dom and tests of components read these properties. */
const RELEVANT = /^\s*(?:display|visibility|opacity|pointer-events|overflow)\s*:/;

/** A rule in the place of one without relevant properties, because the others are found by their index. */
const IGNORED_RULE = '@font-face{}';

/** Returns a rule with the relevant properties only. Blocks of a rule are not nested further than in a media query. */
function reduceRule(rule: string): string {
  const reduced = rule.replace(/\{([^{}]*)\}/g, (_block, declarations: string) => {
    const relevant = declarations.split(';').filter((declaration) => RELEVANT.test(declaration));
    return `{${relevant.join(';')}}`;
  });
  return /\{[^{}]+\}/.test(reduced) ? reduced : IGNORED_RULE;
}

/** Makes style sheets drop what no test reads, since jsdom computes all properties of an element to answer one. */
export function keepRelevantStyles(): void {
  const { prototype } = window.CSSStyleSheet;
  const { insertRule } = prototype;
  prototype.insertRule = function (rule, index) {
    return insertRule.call(this, reduceRule(rule), index);
  };
}

/**
 * Makes jsdom compute the style of an element once for each state of the document. Finding an element by its role asks
 * for the style of every candidate and its ancestors, and jsdom applies all rules of all style sheets for each question.
 * That was a quarter of the processor time of the screen tests.
 */
export function cacheComputedStyles(): void {
  const computeStyle = window.getComputedStyle.bind(window);

  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  let knownRules = 0;
  const forget = () => {
    styles = new WeakMap();
  };

  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // These change what :focus, :checked and similar selectors match, without a mutation of the document.
  for (const type of ['focusin', 'focusout', 'input', 'change', 'click', 'reset'])
    document.addEventListener(type, forget, { capture: true });

  const countRules = (): number =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return computeStyle(element, pseudo);
    const rules = countRules();
    if (changes.takeRecords().length > 0 || rules !== knownRules) forget();
    knownRules = rules;
    const known = styles.get(element) ?? computeStyle(element);
    styles.set(element, known);
    return known;
  };
}
