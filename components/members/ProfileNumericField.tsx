import { useController } from 'react-hook-form';
import { useBoundField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import type { DigitKind } from '@/lib/digits';
import type { ProfileUpdateInput } from '@/schemas/profile';

interface ProfileNumericFieldProps {
  name: 'phone' | 'zip';
  label: string;
  hint: string;
  autoComplete: string;
  kind?: DigitKind;
}

/** A profile field that contains only digits (spec §5). */
export function ProfileNumericField({ name, ...rest }: ProfileNumericFieldProps) {
  const { id, error, control } = useBoundField<ProfileUpdateInput>(name);
  const { field } = useController<ProfileUpdateInput, typeof name>({ name, control });
  return (
    <NumericField
      {...rest}
      ref={field.ref}
      id={id}
      required={false}
      error={error}
      value={field.value ?? ''}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
