import { createContext, useContext } from 'react';
import { type FieldValues, type Path, useFormContext, useFormState } from 'react-hook-form';
import { getFieldElementId } from './form-errors';

export const FormIdContext = createContext('form');

/** Returns the id of a field's element, its error message, and the form's `register` and `control`. */
export function useBoundField<Values extends FieldValues>(name: Path<Values>) {
  const formId = useContext(FormIdContext);
  const { register, control, getFieldState } = useFormContext<Values>();
  const formState = useFormState<Values>({ control, name });
  const { error } = getFieldState(name, formState);
  return {
    id: getFieldElementId(formId, name),
    error: error?.message ?? error?.root?.message,
    register,
    control,
  };
}
