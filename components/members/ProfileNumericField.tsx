import { useControlledField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { type DigitKind, extractDigits } from '@/lib/digits';
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
  const { id, error, field } = useControlledField<ProfileUpdateInput, typeof name>(
    name,
    (input) => extractDigits((input as HTMLInputElement).value, rest.kind ?? 'numeric').value,
  );
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
