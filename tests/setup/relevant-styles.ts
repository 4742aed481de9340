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
