/**
 * Returns a matcher for the innermost element with this text. A number and its unit are an element of their own
 * (NoBreak), so the text of a sentence with a number is in several elements.
 */
export function wholeText(expected: string | RegExp) {
  const matches = ({ textContent }: Element) =>
    typeof expected === 'string' ? textContent === expected : expected.test(textContent ?? '');
  return (_ownText: string, element: Element | null) =>
    element !== null && matches(element) && !Array.from(element.children).some(matches);
}
