import { UnreadNotice } from '@/components/members/EditableSection';
import { lazyPart } from '@/components/ui/lazy';
import { labelOf } from '@/lib/labels';
import type { Me } from '@/schemas/member-fields';
import { SettingsSection } from './SettingsSection';

// Loaded when the section is opened, because the page has many forms.
const InvoiceForm = lazyPart(() =>
  import('@/components/invoices/InvoiceForm').then((module) => module.InvoiceForm),
);

const STATES = { 1: '適格請求書発行事業者', 2: '登録を予定している', 3: '免税事業者' } as const;

/** Shows and edits the status of the invoice registration (spec §3, §4). */
export function InvoiceSettings({ member, isEditing }: { member: Me['member']; isEditing: boolean }) {
  const { state, organizations_number } = member.invoice_establishment ?? {};
  const isReadOnly = member.readOnly.includes('invoice');
  return (
    <SettingsSection
      id="invoice-edit"
      isEditing={isEditing}
      isReadOnly={isReadOnly}
      summary={
        isReadOnly ? (
          <UnreadNotice />
        ) : (
          <>
            <p>{state ? labelOf(STATES, state) : '未登録'}</p>
            {organizations_number && <small>T{organizations_number}</small>}
          </>
        )
      }
    >
      <InvoiceForm member={member} redirect="/mypage/system/" />
    </SettingsSection>
  );
}
