import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';
import { getFieldElementId } from './form-errors';

export const FormIdContext = createContext('form');

/** True while the surrounding form is being sent. */
export const FormPendingContext = createContext(false);

/**
 * Returns the id of a field's element, its error message, its value at the first render, and the form's `register` and
 * `control`. A registered field has that value as its default, so that the server's HTML holds it, and keeps what was
 * typed before hydration. This is published here, for what is derived from the form's values.
 */
export function useBoundField<Values extends FieldValues>(name: Path<Values>) {
  const formId = useContext(FormIdContext);
  const { register, control, getFieldState, getValues, setValue, resetField } = useFormContext<Values>();
  const formState = useFormState<Values>({ control, name });
  const isHydrated = useIsHydrated();
  const [initialValue] = useState(() => getValues(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when React has attached itself to the field
  useEffect(() => {
    if (isHydrated || !getFieldState(name).isDirty) return;
    const element = document.getElementById(getFieldElementId(formId, name));
    // A browser may write line breaks in another way than they were saved, which is no change by the person.
    if (element && !isEdited(element)) resetField(name, { defaultValue: getValues(name) });
    else setValue(name, getValues(name), { shouldDirty: true });
  }, []);
  const { error } = getFieldState(name, formState);
  return {
    id: getFieldElementId(formId, name),
    error: error?.message ?? error?.root?.message,
    initialValue,
    register,
    control,
  };
}

/**
 * Returns a field whose value the component holds, for controls that react-hook-form cannot read by itself.
 * @param read returns the value that the controls inside of the field's element show, given the saved one. It is called
 * once when the person has changed them before hydration.
 * @param elementId the id of the element around the controls, when it is not the field's own
 */
export function useControlledField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>(
  name: Name,
  read: (element: HTMLElement, saved: PathValue<Values, Name>) => PathValue<Values, Name>,
  elementId?: string,
) {
  const { id, error, control } = useBoundField<Values>(name);
  const { field } = useController<Values, Name>({ name, control });
  const isHydrated = useIsHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when React has attached itself to the controls
  useLayoutEffect(() => {
    if (isHydrated) return;
    const element = document.getElementById(elementId ?? id);
    if (element && [element, ...element.querySelectorAll('input, select')].some(isEdited))
      field.onChange(read(element, field.value));
  }, []);
  return { id, error, field };
}

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
