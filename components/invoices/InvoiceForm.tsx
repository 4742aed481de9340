import { Form } from '@/components/ui/form/Form';
import { useUpdateMember } from '@/hooks/members';
import type { InvoiceEstablishment, InvoiceEstablishmentInput, Me } from '@/schemas/members';
import { InvoiceFields } from './InvoiceFields';

const schema = () => import('@/schemas/members').then((module) => module.invoiceEstablishmentSchema);

/** Spec §7, to the letter. */
const SAVED_MESSAGE = '適格請求書発行事業者（インボイス制度）について変更されました。';

interface InvoiceFormProps {
  member: Me['member'];
  /** Where to go after saving; null stays. */
  redirect: string | null;
}

/** Spec §4, §5: the one form of the invoice question, in the modal and in the settings. */
export function InvoiceForm({ member, redirect }: InvoiceFormProps) {
  const { mutateAsync: update } = useUpdateMember({ message: SAVED_MESSAGE, redirect });
  const { state = '', organizations_number = '' } = member.invoice_establishment ?? {};
  return (
    <Form<InvoiceEstablishmentInput, InvoiceEstablishment>
      label="インボイス制度への登録状況"
      schema={schema}
      defaultValues={{ state, organizations_number: organizations_number ?? '' }}
      onSubmit={(invoice_establishment) =>
        update({ memberId: member.id, payload: { invoice_establishment } })
      }
    >
      <InvoiceFields />
    </Form>
  );
}
