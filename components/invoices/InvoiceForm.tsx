import { Form } from '@/components/ui/form/Form';
import { useUpdateMember } from '@/hooks/members';
import { requestOf } from '@/schemas/fields';
import { invoiceFields, type Me } from '@/schemas/member-fields';
import {
  type InvoiceEstablishment,
  type InvoiceEstablishmentInput,
  invoiceEstablishmentSchema,
} from '@/schemas/members';
import { InvoiceFields } from './InvoiceFields';

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
  const { state = '', organizations_number = '' } = member.invoice_establishment ?? {};
  return (
    <Form<InvoiceEstablishmentInput, InvoiceEstablishment>
      label="インボイス制度への登録状況"
      schema={invoiceEstablishmentSchema}
      defaultValues={{ state, organizations_number: organizations_number ?? '' }}
      onSubmit={(invoice) => update({ memberId: member.id, changes: requestOf(invoiceFields, invoice) })}
    >
      <InvoiceFields />
    </Form>
  );
}
