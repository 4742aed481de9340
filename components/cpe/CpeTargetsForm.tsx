import styled from 'styled-components';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { Form } from '@/components/ui/form/Form';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { CPE_STORAGE_ERROR_MESSAGE } from '@/hooks/browser/cpe-record';
import type { CpeTargets } from '@/lib/members/cpe';
import type { CpeTargetsInput } from '@/schemas/cpe';
import { showToast } from '@/stores/toast-store';
import { theme } from '@/styles/theme';

interface CpeTargetsFormProps {
  targets: CpeTargets;
  /** Returns false when the browser does not store them. */
  onSave: (targets: CpeTargets) => boolean;
  onClose: () => void;
}

const schema = () => import('@/schemas/cpe').then((module) => module.cpeTargetsSchema);

/** The form with the member's own targets. */
export function CpeTargetsForm({ targets, onSave, onClose }: CpeTargetsFormProps) {
  const handleSubmit = async (values: CpeTargets) => {
    if (!onSave(values)) {
      showToast({ message: CPE_STORAGE_ERROR_MESSAGE, type: 'error', duration: 5000 });
      return;
    }
    showToast({ message: '目標を変更しました。' });
    onClose();
  };
  return (
    <Root>
      <Form<CpeTargetsInput, CpeTargets>
        label="目標の変更"
        schema={schema}
        defaultValues={{ yearly: String(targets.yearly), threeYears: String(targets.threeYears) }}
        onSubmit={handleSubmit}
      >
        <FormTextField<CpeTargetsInput>
          name="yearly"
          label="1年度の目標（単位）"
          required
          inputMode="decimal"
        />
        <FormTextField<CpeTargetsInput>
          name="threeYears"
          label="3年度の目標（単位）"
          required
          inputMode="decimal"
        />
        <ActionBar>
          <Button onClick={onClose}>やめる</Button>
          <SubmitButton>目標を保存する</SubmitButton>
        </ActionBar>
      </Form>
    </Root>
  );
}

const Root = styled.div`
  margin-block-start: ${theme.space[6]};
`;
