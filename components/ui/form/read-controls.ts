/*
 * What the controls of a page show. This file is apart from the fields of forms, because a list reads its filters too, and loads no
 * form.
 */

/** Returns whether the person has changed a control since the server rendered it. */
export function isEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(initial, 0);
  }
  // React has set the saved text as the default again, with its line breaks, while the value has those of the browser.
  if (control instanceof HTMLTextAreaElement)
    return control.value !== control.defaultValue.replace(/\r\n?/g, '\n').replace(/^\n/, '');
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}

/**
 * Returns the values of the checked boxes of a group, or of its selected radio button.
 * @param saved values, of which those without a box stay
 */
export function readChecked(group: HTMLElement, saved: readonly unknown[] = []): string[] {
  const boxes = [...group.querySelectorAll('input')];
  const kept = saved.map(String).filter((value) => !boxes.some((box) => box.value === value));
  return [...kept, ...boxes.filter(({ checked }) => checked).map(({ value }) => value)];
}

/** Returns the values of the selects of a group. */
export const readSelects = (group: HTMLElement): string[] =>
  [...group.querySelectorAll('select')].map(({ value }) => value);
