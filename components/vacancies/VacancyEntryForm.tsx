import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { SmallNote } from '@/components/ui/data/Text';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Form } from '@/components/ui/form/Form';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { lazyPart } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { useVacancyEntryDraft } from '@/hooks/forms/draft';
import { useMe } from '@/hooks/members';
import { useVacancyApplications } from '@/hooks/vacancy-applications';
import { getLastApplication } from '@/lib/vacancies/vacancy-applications';
import { startTimingLabels } from '@/schemas/application-transitions';
import { dayInTokyo, lastDayOfYear } from '@/schemas/time';
import {
  type ApplicationEntryInput,
  applicationEntrySchema,
  type FirstApplicationEntryInput,
  firstApplicationEntrySchema,
} from '@/schemas/vacancy-applications';
import { theme } from '@/styles/theme';

interface VacancyEntryFormProps {
  vacancyId: number;
  /** Whether the form asks for a work history too, because the member has none. */
  asksForCareer: boolean;
}

const EMPTY_VALUES: Partial<FirstApplicationEntryInput> = {
  start_date: '',
  message: '',
  request: '',
  careers: [{ company: '', position: '', started_on: '-', ended_on: null, description: '' }],
};

const FirstCareerFields = lazyPart(
  () => import('./FirstCareerFields').then((module) => module.FirstCareerFields),
  <Skeleton lines={5} />,
);

/** Stores every change as a draft in the browser. The confirmation page reads the values from the draft. */
export function VacancyEntryForm({ vacancyId, asksForCareer }: VacancyEntryFormProps) {
  const router = useRouter();
  const { draft, save } = useVacancyEntryDraft(vacancyId);

  const typed = useRef<FirstApplicationEntryInput>(null);

  const handleChange = (values: FirstApplicationEntryInput) => {
    typed.current = values;
    save(values);
  };

  const handleSubmit = () => {
    // Another tab may have stored its own input since, but the confirmation shows what this form has.
    const values = typed.current ?? draft;
    if (values) save(values);
    return router.push(`/vacancy/${vacancyId}/confirm/`);
  };

  return (
    <Form<FirstApplicationEntryInput, unknown>
      schema={asksForCareer ? firstApplicationEntrySchema : applicationEntrySchema}
      defaultValues={EMPTY_VALUES}
      draft={{ values: draft, onChange: handleChange }}
      onSubmit={handleSubmit}
      label="応募内容"
    >
      {asksForCareer && <FirstCareerFields returnPath={`/vacancy/${vacancyId}/entry`} />}
      <FormRadioGroup<ApplicationEntryInput>
        name="start_timing"
        label="参画できる時期"
        required
        choices={Object.entries(startTimingLabels).map(([value, label]) => ({ value, label }))}
      />
      <StartDate />
      <LastApplication />
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

const LastApplicationButton = lazyPart(
  () => import('./LastApplicationButton').then((module) => module.LastApplicationButton),
  <Skeleton lines={2} />,
);

/** Offers the text of the member's last application, if there is one. */
function LastApplication() {
  const { data: applications } = useVacancyApplications();
  const last = getLastApplication(applications ?? []);
  return last && <LastApplicationButton last={last} />;
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

/**
 * Returns in words what a company gets of the member with an application.
 * @param sendsLicenses a setting of the site
 */
const sentRecordText = ({ sendsLicenses }: { sendsLicenses: boolean }): string =>
  sendsLicenses ? '氏名・連絡先、職務経歴、資格' : '氏名・連絡先、職務経歴';

const SentRecord = lazyPart(() => import('./SentRecord').then((module) => module.SentRecord), <Skeleton />);

/** Shows on demand what the company will see of the member beside the application. */
function SentRecordDetails({ vacancyId }: { vacancyId: number }) {
  const { data: me } = useMe();
  const [hasOpened, setHasOpened] = useState(false);
  if (!me) return null;
  return (
    <RecordDetails onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}>
      <summary>応募内容とあわせて企業に届く、{sentRecordText(siteConfig())}を確認する</summary>
      {hasOpened && <SentRecord vacancyId={vacancyId} me={me} />}
    </RecordDetails>
  );
}

const RecordDetails = styled.details`
  padding-inline: ${theme.space[5]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};

  summary {
    min-height: ${theme.size.control};
    padding-block: ${theme.space[2]};
    align-content: center;
    color: ${theme.color.primary};
    font-weight: 700;
    cursor: pointer;
  }
`;
