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
