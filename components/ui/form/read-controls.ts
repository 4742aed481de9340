/*
 * What the controls of a page show. This file is apart from the fields of forms, because a list reads its filters too, and loads no
 * form.
 */

/** Returns whether the person has changed a control since the server rendered it. */
function isEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(initial, 0);
  }
  // React has set the saved text as the default again, with its line breaks, while the value has those of the browser.
  if (control instanceof HTMLTextAreaElement)
    return control.value !== control.defaultValue.replace(/\r\n?/g, '\n').replace(/^\n/, '');
  if (!(control instanceof HTMLInputElement)) return false;
  // A box without a value of its own has `on` as its value and an empty default.
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Returns whether the person has changed a field, or a control of a group, since the server rendered it. */
export const hasEdited = (field: Element): boolean =>
  [field, ...field.querySelectorAll('input, select')].some(isEdited);

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

/** A text that no schema accepts as a date. */
const UNREAD_DATE = '?';

/**
 * Returns the values of a form, with an invalid one for each date that the browser cannot read, such as a year alone or 2月30日.
 * The browser says that such a field is empty, so a save would erase the date without a word.
 * @param fields of react-hook-form, by their names; undefined for a group of others
 */
export function withUnreadDates<Values extends object>(
  values: Values,
  fields: Readonly<Record<string, { ref?: unknown } | undefined>>,
): Values {
  // A date that is not asked for any more keeps its last element.
  const unread = Object.entries(fields).filter(
    ([, field]) =>
      field?.ref instanceof HTMLInputElement && field.ref.isConnected && field.ref.validity.badInput,
  );
  return { ...values, ...Object.fromEntries(unread.map(([name]) => [name, UNREAD_DATE])) };
}
