import { useState } from 'react';
import { PageHead } from '@/components/shell/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useHasVacancyEntryDraft } from '@/hooks/forms/draft';
import { useMe } from '@/hooks/members';
import { useVacancy } from '@/hooks/vacancies';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import { useFitProfile } from '@/hooks/vacancy-fit';
import { missingLicenses } from '@/lib/vacancies/fit-rules/licenses';
import { closedVacancyText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { ApplicationNotice } from './ApplicationNotice';
import { VacancyEntryForm } from './VacancyEntryForm';
import { VacancyEntryLayout } from './VacancyEntryLayout';

interface VacancyEntryScreenProps {
  vacancyId: number;
}

/** The page /vacancy/{id}/entry: the first of three steps. A work history is required (spec §1). */
export function VacancyEntryScreen({ vacancyId }: VacancyEntryScreenProps) {
  const query = useVacancy(vacancyId);
  const me = useMe();
  const application = useVacancyApplication(vacancyId);
  const isApplied = application?.status === 'applied';
  const hasDraft = useHasVacancyEntryDraft(vacancyId);
  const vacancy = query.data;
  const member = me.data?.member;
  // A work history that could not be read is none that is missing.
  const hasCareers = member && (member.careers.length > 0 || member.readOnly.includes('career'));
  // A vacancy that is already closed has no form, which could not be sent. A form that has been shown stays, so that
  // nothing typed is lost.
  const [isFormNeeded, setIsFormNeeded] = useState(false);
  if (!isFormNeeded && (vacancy?.status === 'open' || hasDraft)) setIsFormNeeded(true);

  return (
    <VacancyEntryLayout
      title={isApplied ? '応募済みの案件' : '応募内容の入力'}
      currentStep={isApplied ? 3 : 0}
      vacancy={vacancy}
    >
      <PageHead title={isApplied ? '応募済みの案件' : '応募内容の入力'} noindex />
      <QueryNotice query={query} subject="案件" />
      <QueryNotice query={me} subject="会員情報" />
      {(query.isPending || me.isPending) && <Skeleton lines={8} />}
      {vacancy && member && application && (
        <ApplicationNotice vacancyId={vacancyId} status={application.status} />
      )}
      {vacancy && vacancy.status !== 'open' && !application && (
        <InlineNotice tone="warn" action={<TextLink href="/vacancy/">ほかの案件を見る</TextLink>}>
          {closedVacancyText(vacancy.status)}
          {hasDraft && '入力した内容は、このブラウザーに残っています。'}
        </InlineNotice>
      )}
      {vacancy && hasCareers === false && !application && <WorkHistoryRequiredNotice vacancyId={vacancyId} />}
      {vacancy && hasCareers && !application && isFormNeeded && (
        <>
          <MissingLicenseNotice vacancy={vacancy} />
          <VacancyEntryForm vacancyId={vacancyId} />
        </>
      )}
    </VacancyEntryLayout>
  );
}

/** Says that a work history is required, with a link to its form, which returns here after saving. */
function WorkHistoryRequiredNotice({ vacancyId }: { vacancyId: number }) {
  const returnPath = encodeURIComponent(`/vacancy/${vacancyId}/entry`);
  return (
    <InlineNotice
      tone="warn"
      action={
        <LinkButton variant="primary" href={`/mypage/?edit=career&next=${returnPath}`}>
          職務経歴を登録する
        </LinkButton>
      }
    >
      応募には職務経歴の登録が必要です。登録すると、この応募画面に戻ります。
    </InlineNotice>
  );
}

/** Says which required licenses the profile lacks, before the member writes an application. It blocks nothing. */
function MissingLicenseNotice({ vacancy }: { vacancy: Vacancy }) {
  const profile = useFitProfile();
  const missing = profile ? missingLicenses(profile, vacancy) : [];
  if (missing.length === 0) return null;
  const returnPath = encodeURIComponent(`/vacancy/${vacancy.id}/entry`);
  return (
    <InlineNotice
      tone="warn"
      role="status"
      action={<TextLink href={`/mypage/?edit=license&next=${returnPath}`}>資格を登録する</TextLink>}
    >
      必須の{missing.map((name) => `「${name}」`).join('')}
      がプロフィールの資格にありません。お持ちの場合は登録してください。このまま応募することもできます。
    </InlineNotice>
  );
}
