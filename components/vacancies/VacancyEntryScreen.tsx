import { useState } from 'react';
import { PageHead } from '@/components/shell/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { lazyPart } from '@/components/ui/lazy';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useHasVacancyEntryDraft } from '@/hooks/forms/draft';
import { useMe } from '@/hooks/members';
import { useVacancy } from '@/hooks/vacancies';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import { closedVacancyText } from '@/lib/vacancies/vacancy-text';
import { needsCareer } from '@/schemas/member-fields';
import { VacancyEntryForm } from './VacancyEntryForm';
import { VacancyEntryLayout } from './VacancyEntryLayout';

interface VacancyEntryScreenProps {
  vacancyId: number;
  replyDays: ReplyDays;
}

// Needs choice lists, which the browser fetches.
const MissingLicenseNotice = lazyPart(() =>
  import('./MissingLicenseNotice').then((module) => module.MissingLicenseNotice),
);

const SentApplication = lazyPart(
  () => import('./SentApplication').then((module) => module.SentApplication),
  <Skeleton lines={8} />,
);

/** The page /vacancy/{id}/entry: the first of three steps, and the application once it is sent. */
export function VacancyEntryScreen({ vacancyId, replyDays }: VacancyEntryScreenProps) {
  const query = useVacancy(vacancyId);
  const me = useMe();
  const application = useVacancyApplication(vacancyId);
  const title = application ? '応募した内容' : '応募内容の入力';
  const hasDraft = useHasVacancyEntryDraft(vacancyId);
  const vacancy = query.data;
  const member = me.data?.member;
  // A vacancy that is already closed has no form, which could not be sent. A form that has been shown stays, so that
  // nothing typed is lost.
  const [isFormNeeded, setIsFormNeeded] = useState(false);
  if (!isFormNeeded && (vacancy?.status === 'open' || hasDraft)) setIsFormNeeded(true);

  return (
    <VacancyEntryLayout title={title} currentStep={application ? null : 0} vacancy={vacancy}>
      <PageHead title={title} noindex />
      <QueryNotice query={query} subject="案件" />
      <QueryNotice query={me} subject="会員情報" />
      {(query.isPending || me.isPending) && <Skeleton lines={8} />}
      {vacancy && application && (
        <SentApplication
          vacancy={vacancy}
          application={application}
          replyDays={replyDays}
          now={query.dataUpdatedAt}
        />
      )}
      {vacancy && vacancy.status !== 'open' && !application && (
        <InlineNotice tone="warn" action={<TextLink href="/vacancy/">ほかの案件を見る</TextLink>}>
          {closedVacancyText(vacancy.status)}
          {hasDraft && '入力した内容は、このブラウザーに残っています。'}
        </InlineNotice>
      )}
      {vacancy && member && !application && isFormNeeded && (
        <>
          <MissingLicenseNotice vacancy={vacancy} />
          <VacancyEntryForm vacancyId={vacancyId} asksForCareer={needsCareer(member)} />
        </>
      )}
    </VacancyEntryLayout>
  );
}
