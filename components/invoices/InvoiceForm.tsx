import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { Form } from '@/components/ui/form/Form';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { useControlledField } from '@/components/ui/form/form-context';
import { NumericField } from '@/components/ui/form/NumericField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Panel } from '@/components/ui/layout/Panel';
import { Stack } from '@/components/ui/layout/Stack';
import { useInvoiceLookup } from '@/hooks/invoices';
import { useUpdateMember } from '@/hooks/members';
import { extractDigits } from '@/lib/digits';
import { errorMessage } from '@/lib/errors/api-call-error';
import { invoiceNumberError, registryAddressText, registryDateText } from '@/lib/invoice-text';
import { invoiceFields, type Me } from '@/schemas/member-fields';
import {
  type InvoiceEstablishment,
  type InvoiceEstablishmentInput,
  invoiceEstablishmentSchema,
} from '@/schemas/members';
import { changesOf } from '@/schemas/record-changes';
import { media, tallWindow } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const NO_ANSWER = { state: '', organizations_number: null };

/** The exact wording of spec §7. */
const SAVED_MESSAGE = '適格請求書発行事業者（インボイス制度）について変更されました。';

interface InvoiceFormProps {
  member: Me['member'];
  /** Path to navigate to after saving; null stays on the page. */
  redirect: string | null;
}

/** The form for the invoice question, used in the modal and in the settings (spec §4, §5). */
export function InvoiceForm({ member, redirect }: InvoiceFormProps) {
  const { mutateAsync: update } = useUpdateMember({ message: SAVED_MESSAGE, redirect });
  const [saved] = useState(member.invoice_establishment ?? NO_ANSWER);
  const { state, organizations_number } = saved;
  return (
    <Form<InvoiceEstablishmentInput, InvoiceEstablishment>
      label="インボイス制度への登録状況"
      schema={invoiceEstablishmentSchema}
      defaultValues={{ state, organizations_number: organizations_number ?? '' }}
      onSubmit={(invoice) =>
        update({
          memberId: member.id,
          part: 'invoice',
          // A number belongs to its state, so both are sent.
          changesTo: (newest) => ({
            ...changesOf(invoiceFields, saved, invoice, newest.invoice_establishment ?? NO_ANSWER),
            values: invoice,
          }),
        })
      }
    >
      <InvoiceFields />
    </Form>
  );
}

/** The length of an invoice number without its T (spec §9). */
const NUMBER_LENGTH = 13;

const STATES = [
  { value: '1', label: '適格請求書発行事業者である', hint: '登録番号（T＋13桁）をお持ちの方' },
  { value: '2', label: '登録を予定している', hint: '申請中、またはこれから申請' },
  { value: '3', label: '免税事業者である', hint: '登録の予定がない方、事業をしていない方（勤務の方）' },
];

/** Returns a text that says what is missing before the form can be saved, or null when nothing is missing (spec §4). */
function getMissingInputText(
  state: string,
  number: string,
  lookup: ReturnType<typeof useInvoiceLookup>,
): string | null {
  if (!state) return '該当する状況を選択すると、保存できます。';
  if (state !== '1') return null;
  if (number.length < NUMBER_LENGTH) return '登録番号13桁を入力すると、保存できます。';
  if (lookup.isFetching) return '登録番号を照会しています。';
  return lookup.data?.announcement.length ? null : '登録番号を確認できると、保存できます。';
}

/**
 * The status, the number with its lookup, and the Save button with the reason why it is disabled. Must be rendered
 * inside a Form.
 */
function InvoiceFields() {
  const state = useWatch<InvoiceEstablishmentInput, 'state'>({ name: 'state' });
  const enteredNumber = useWatch<InvoiceEstablishmentInput, 'organizations_number'>({
    name: 'organizations_number',
  });
  const number = state === '1' ? (enteredNumber ?? '') : '';
  const lookup = useInvoiceLookup(number);
  const reason = getMissingInputText(state, number, lookup);

  return (
    <>
      <FormRadioGroup<InvoiceEstablishmentInput>
        name="state"
        label="インボイス制度への登録状況"
        required
        choices={STATES}
      />
      {state === '1' && (
        <Stack $gap={4}>
          <NumberField registryError={lookup.data && invoiceNumberError(lookup.data)} />
          <InvoiceLookupResult lookup={lookup} />
        </Stack>
      )}
      <SaveRow>
        <Reason id="invoice-reason" role="status">
          {reason}
        </Reason>
        <SubmitButton fullWidth="phone" inactive={reason !== null} aria-describedby="invoice-reason">
          保存する
        </SubmitButton>
      </SaveRow>
    </>
  );
}

/**
 * The field for the invoice number.
 * @param registryError error of the registry lookup: the number is unknown, expired or cancelled (spec §5)
 */
function NumberField({ registryError }: { registryError: string | null | undefined }) {
  const name = 'organizations_number';
  const { id, error, field } = useControlledField<InvoiceEstablishmentInput>(
    name,
    (input) => extractDigits((input as HTMLInputElement).value, 'numeric', 'T').value,
  );
  const { trigger, clearErrors } = useFormContext<InvoiceEstablishmentInput>();
  return (
    <NumericField
      id={id}
      ref={field.ref}
      label="登録番号"
      required
      hint="Tに続く13桁の数字を入力してください。"
      prefix="T"
      maxLength={NUMBER_LENGTH}
      error={registryError ?? error}
      announceError={Boolean(registryError)}
      value={field.value ?? ''}
      onValueChange={(value) => {
        field.onChange(value);
        clearErrors(name);
      }}
      onBlur={() => {
        field.onBlur();
        // Save stays disabled until the number is valid, so submitting would never show this error.
        void trigger(name);
      }}
    />
  );
}

/* In the dialog it stays visible, because the fields and the found name are higher than a window of 800 px. */
const SaveRow = styled.div`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[4]};

  ${media.md} {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;

    ${tallWindow} {
      dialog & {
        position: sticky;
        inset-block-end: -${theme.space[6]};
        padding-block: ${theme.space[3]};
        background: ${theme.color.surface};
        border-block-start: ${theme.border.regular};
      }
    }
  }
`;

/* Stays in the accessibility tree while it is empty, without taking space. */
const Reason = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};

  &:empty {
    position: absolute;
  }
`;

/** Shows the registry's first announcement for the number (spec §3). */
function InvoiceLookupResult({ lookup }: { lookup: ReturnType<typeof useInvoiceLookup> }) {
  const [announcement] = lookup.data?.announcement ?? [];
  if (lookup.error)
    return (
      <InlineNotice
        tone="error"
        role="alert"
        action={
          <Button size="small" pending={lookup.isFetching} onClick={() => void lookup.refetch()}>
            もう一度照会する
          </Button>
        }
      >
        登録番号を照会できませんでした。{errorMessage(lookup.error)}
      </InlineNotice>
    );
  return (
    <>
      {lookup.isLoading && <Skeleton lines={4} />}
      <LiveRegion>
        {announcement && (
          <Panel accentEdge="start">
            <DescriptionList
              inset
              items={[
                { term: '商号又は名称', detail: announcement.name, isEmphasized: true },
                { term: '登録年月日', detail: registryDateText(announcement.registrationDate) },
                { term: '本店又は主たる事務所の所在地', detail: registryAddressText(announcement) },
                { term: '最終更新年月日', detail: registryDateText(announcement.updateDate) },
              ]}
            />
          </Panel>
        )}
      </LiveRegion>
    </>
  );
}
