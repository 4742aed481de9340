import { useRouter } from 'next/router';
import { useWatch } from 'react-hook-form';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useVacancyEntryDraft } from '@/hooks/forms/draft';
import { startTimingLabels } from '@/schemas/application-transitions';
import { dayInTokyo, lastDayOfYear } from '@/schemas/tokyo-time';
import { type ApplicationEntryInput, applicationEntrySchema } from '@/schemas/vacancy-applications';
import { LastApplicationButton } from './LastApplicationButton';
import { SentRecordDetails } from './SentRecordDetails';

interface VacancyEntryFormProps {
  vacancyId: number;
}

const EMPTY_VALUES: Partial<ApplicationEntryInput> = { start_date: '', message: '', request: '' };

/** Stores every change as a draft in the browser. The confirmation page reads the values from the draft. */
export function VacancyEntryForm({ vacancyId }: VacancyEntryFormProps) {
  const router = useRouter();
  const { draft, save } = useVacancyEntryDraft(vacancyId);

  const handleSubmit = () => router.push(`/vacancy/${vacancyId}/confirm/`);

  return (
    <Form
      schema={applicationEntrySchema}
      defaultValues={EMPTY_VALUES}
      draft={{ values: draft, onChange: save }}
      onSubmit={handleSubmit}
      label="応募内容"
    >
      <FormRadioGroup<ApplicationEntryInput>
        name="start_timing"
        label="参画できる時期"
        required
        choices={Object.entries(startTimingLabels).map(([value, label]) => ({ value, label }))}
      />
      <StartDate />
      <LastApplicationButton />
      <FormTextarea<ApplicationEntryInput>
        name="message"
        label="応募の理由・活かせる経験"
        required
        hint="企業の担当者が最初に読みます。具体的な経験を2〜3点書くと伝わります（100〜1,000文字）。"
        maxCount={1000}
        rows={9}
      />
      <FormTextarea<ApplicationEntryInput>
        name="request"
        label="希望条件・質問"
        required={false}
        hint="稼働できる曜日や時間帯、報酬の希望、確認したいことがあれば書いてください。"
        maxCount={500}
        rows={4}
      />
      <SentRecordDetails vacancyId={vacancyId} />
      <SmallNote>入力した内容は、このブラウザーに自動で保存されます。</SmallNote>
      <ActionBar>
        <LinkButton href={`/vacancy/${vacancyId}/`}>案件に戻る</LinkButton>
        <SubmitButton>確認画面へ進む</SubmitButton>
      </ActionBar>
    </Form>
  );
}

/** Shown only when the member selects a specific start date. */
function StartDate() {
  const timing = useWatch<ApplicationEntryInput>({ name: 'start_timing' });
  if (timing !== 'specified') return null;
  return (
    <FormTextField<ApplicationEntryInput>
      name="start_date"
      label="参画できる日"
      type="date"
      min={dayInTokyo()}
      max={lastDayOfYear(2)}
      required
    />
  );
}
