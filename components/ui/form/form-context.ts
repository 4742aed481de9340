import { createContext, useContext } from 'react';
import { type FieldValues, type Path, useFormContext, useFormState } from 'react-hook-form';
import { getFieldElementId } from './form-errors';

export const FormIdContext = createContext('form');

/** What every bound field needs to know: its element's id and its error. */
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
