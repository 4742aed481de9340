import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { useCertificationChoices } from '@/hooks/choices';
import { useUpdateMember } from '@/hooks/members';
import { writeFields } from '@/schemas/fields';
import {
  type License,
  type LicensesForm,
  type LicensesFormInput,
  licensesFormSchema,
} from '@/schemas/licenses';
import { licenseFields } from '@/schemas/member-fields';
import { createEmptyLicense, LicenseCards } from './LicenseCards';
import { SectionEditor } from './SectionEditor';

interface LicenseEditorProps {
  memberId: number;
  licenses: readonly License[];
}

export function LicenseEditor({ memberId, licenses }: LicenseEditorProps) {
  const { mutateAsync: save } = useUpdateMember({ message: '資格が変更されました。' });
  const choices = useCertificationChoices();
  return (
    <SectionEditor<LicensesFormInput, LicensesForm>
      id="license"
      title="資格"
      memberId={memberId}
      schema={licensesFormSchema}
      defaultValues={{ licenses: licenses.length > 0 ? [...licenses] : [createEmptyLicense()] }}
      onSave={(changed) => save({ memberId, body: writeFields(licenseFields, changed) })}
    >
      <QueryNotice query={choices} subject="資格の一覧" />
      <LicenseCards choices={choices.data ?? []} />
    </SectionEditor>
  );
}
