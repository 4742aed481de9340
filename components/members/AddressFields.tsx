import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useControlledField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { Select } from '@/components/ui/form/Select';
import { useAddressFromZip } from '@/hooks/addresses';
import { type DigitKind, extractDigits, ZIP_UNKNOWN } from '@/lib/digits';
import { errorMessage } from '@/lib/errors/api-call-error';
import { placeText } from '@/lib/place-text';
import type { ZipAddress } from '@/schemas/address-fields';
import { prefectures } from '@/schemas/prefectures';
import type { ProfileUpdateInput } from '@/schemas/profile';
import { INVALID_ZIP_MESSAGE } from '@/schemas/validation-messages';
import { theme } from '@/styles/theme';

const ZIP_DIGITS = 7;

const PREFECTURES = Object.entries(prefectures)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([value, label]) => ({ value, label }));

/** Looks up the address by its zip code. When a code covers several towns, the member selects one. */
export function AddressFields() {
  const { control, getValues, setValue, setError, clearErrors } = useFormContext<ProfileUpdateInput>();
  const [isFilledIn, setFilledIn] = useState(false);
  /** The found address while the question is open whether it may replace what was typed. */
  const [replacement, setReplacement] = useState<ZipAddress | null>(null);
  const zip = useWatch({ control, name: 'zip' });
  const { mutate: lookUp, reset, data: addresses = [], isPending } = useAddressFromZip();

  const fillIn = ({ prefecture, city, town }: ZipAddress) => {
    setReplacement(null);
    setFilledIn(true);
    setValue('prefecture', prefecture, { shouldDirty: true });
    setValue('city', city, { shouldDirty: true });
    setValue('address_line', town, { shouldDirty: true });
  };
  const handleSelect = (address: ZipAddress) => {
    const typed = getValues(['prefecture', 'city', 'address_line']);
    const found = [address.prefecture, address.city, address.town];
    // A street and number after the found town would be lost too.
    if (typed.some((text, index) => text && text !== found[index])) setReplacement(address);
    else fillIn(address);
  };
  // An address that comes late does not belong to the zip code that was typed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other zip code ends the search
  useEffect(() => reset(), [zip, reset]);
  // A late answer does not take the focus from a field in which the member types meanwhile.
  const showZipError = (message: string) =>
    setError(
      'zip',
      { type: 'lookup', message },
      { shouldFocus: !document.activeElement?.matches('input, select, textarea') },
    );
  const handleLookUp = () => {
    clearErrors('zip');
    setFilledIn(false);
    reset();
    // Checked here because the API's message for an invalid zip code is not written for users (spec §5).
    if ((zip ?? '').replace(/\D/g, '').length !== ZIP_DIGITS) return showZipError(INVALID_ZIP_MESSAGE);
    lookUp(zip ?? '', {
      onSuccess: ([first, ...others]) => {
        if (!first) showZipError(ZIP_UNKNOWN);
        else if (others.length === 0) handleSelect(first);
      },
      onError: (thrown) => showZipError(errorMessage(thrown)),
    });
  };
  const towns = addresses.length > 1 ? addresses : [];

  return (
    <>
      <ZipRow>
        <ProfileNumericField
          name="zip"
          kind="zip"
          label="郵便番号"
          hint="7桁の数字を入力してください。"
          autoComplete="postal-code"
        />
        <Button pending={isPending} onClick={handleLookUp}>
          住所を検索
        </Button>
        <LookupStatus role="status">
          {isFilledIn
            ? '住所を入力しました。番地を追加してください。'
            : towns.length > 0 &&
              `この郵便番号には${towns.length}件の町域があります。下の「町域」から選択してください。`}
        </LookupStatus>
      </ZipRow>
      {towns.length > 0 && (
        <Field label="町域">
          {(props) => (
            <Select
              {...props}
              defaultValue=""
              placeholder="選択してください"
              options={towns.map((address, index) => ({
                value: String(index),
                label: `${address.city}${address.town}`,
              }))}
              onChange={(event) => {
                const address = towns[Number(event.currentTarget.value)];
                if (event.currentTarget.value && address) handleSelect(address);
              }}
            />
          )}
        </Field>
      )}
      <ConfirmDialog
        title="入力済みの住所を置き換えますか？"
        open={replacement !== null}
        confirmLabel="置き換える"
        cancelLabel="そのままにする"
        onConfirm={() => replacement && fillIn(replacement)}
        onCancel={() => setReplacement(null)}
      >
        郵便番号から見つかった住所：
        {replacement && placeText(replacement.prefecture, replacement.city + replacement.town)}
      </ConfirmDialog>
      <PrefectureField />
      <FormTextField<ProfileUpdateInput>
        name="city"
        label="市区町村"
        required={false}
        autoComplete="address-level2"
      />
      <FormTextField<ProfileUpdateInput>
        name="address_line"
        label="町名・番地"
        required={false}
        autoComplete="address-line1"
      />
      <FormTextField<ProfileUpdateInput>
        name="building"
        label="建物名・部屋番号"
        required={false}
        autoComplete="address-line2"
      />
    </>
  );
}

function PrefectureField() {
  const { id, error, field } = useControlledField<ProfileUpdateInput, 'prefecture'>(
    'prefecture',
    (select) => (select as HTMLSelectElement).value,
  );
  return (
    <Field id={id} label="都道府県" required={false} error={error}>
      {(props) => (
        <Select
          {...props}
          autoComplete="address-level1"
          placeholder="選択してください"
          options={PREFECTURES}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}

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

/* Keeps the same width with and without an error message. */
const ZipRow = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;

  & > :first-child {
    width: min(100%, ${theme.size.panel});
  }
`;

/* Stays in the accessibility tree while it is empty, without taking space. */
const LookupStatus = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  &:empty {
    position: absolute;
  }
`;
