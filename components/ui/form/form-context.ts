import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { useWasHydrated } from '@/hooks/browser/rendering';
import { getFieldElementId } from './form-errors';
import { hasEdited } from './read-controls';

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
  const wasHydrated = useWasHydrated();
  const [initialValue] = useState(() => getValues(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when React has attached itself to the field
  useEffect(() => {
    if (!wasHydrated || !getFieldState(name).isDirty) return;
    const element = document.getElementById(getFieldElementId(formId, name));
    // A browser may write line breaks in another way than they were saved, which is no change by the person.
    if (element && !hasEdited(element)) resetField(name, { defaultValue: getValues(name) });
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
 */
export function useControlledField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>(
  name: Name,
  read: (element: HTMLElement, saved: PathValue<Values, Name>) => PathValue<Values, Name>,
) {
  const { id, error, control } = useBoundField<Values>(name);
  const { field } = useController<Values, Name>({ name, control });
  const wasHydrated = useWasHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when React has attached itself to the controls
  useLayoutEffect(() => {
    if (!wasHydrated) return;
    const element = document.getElementById(id);
    if (element && hasEdited(element)) field.onChange(read(element, field.value));
  }, []);
  return { id, error, field };
}
