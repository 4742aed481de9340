import { PageHead } from '@/components/shell/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { useMe } from '@/hooks/members';
import { useVacancy } from '@/hooks/vacancies';
import { useApplyToVacancy, useVacancyApplication } from '@/hooks/vacancy-applications';
import { labelOf } from '@/lib/labels';
import type { ReplyDays } from '@/lib/vacancies/vacancy-applications';
import { applicationStatuses } from '@/schemas/application-transitions';
import { ApplicationComplete } from './ApplicationComplete';
import { VacancyEntryConfirmation } from './VacancyEntryConfirmation';
import { VacancyEntryLayout } from './VacancyEntryLayout';

interface VacancyConfirmScreenProps {
  vacancyId: number;
  replyDays: ReplyDays;
}

/** The page /vacancy/{id}/confirm/: the second step and, after applying, the third. */
export function VacancyConfirmScreen({ vacancyId, replyDays }: VacancyConfirmScreenProps) {
  const query = useVacancy(vacancyId);
  const me = useMe();
  const application = useVacancyApplication(vacancyId);
  const vacancy = query.data;
  const isHydrated = useIsHydrated();
  // The mutation is created here, because the confirmation unmounts once the list of applications contains the new one.
  const apply = useApplyToVacancy(vacancyId);
  const isApplied = application ? application.status === 'applied' : apply.isSuccess;
  // The site does not know what another state of the API means, so it offers no application.
  const isOther =
    application !== undefined && !applicationStatuses.some((known) => known === application.status);

  return (
    <VacancyEntryLayout
      title={isApplied ? '応募が完了しました' : '応募内容の確認'}
      currentStep={isApplied ? 3 : 1}
      vacancy={vacancy}
    >
      <PageHead title={isApplied ? '応募完了' : '応募内容の確認'} noindex />
      <QueryNotice query={query} subject="案件" />
      <QueryNotice query={me} subject="会員情報" />
      {(query.isPending || me.isPending) && <Skeleton lines={8} />}
      {vacancy && isApplied && (
        <ApplicationComplete
          isNew={!apply.isIdle}
          application={application}
          vacancyStatus={vacancy.status}
          replyDays={replyDays}
          now={query.dataUpdatedAt}
        />
      )}
      {vacancy && application && isOther && (
        <ApplicationNotice vacancyId={vacancyId} status={application.status} />
      )}
      {vacancy &&
        me.data &&
        !isApplied &&
        !isOther &&
        // The input is in the browser, so the server could only render that there is nothing to confirm.
        (isHydrated ? (
          <VacancyEntryConfirmation me={me.data} vacancy={vacancy} apply={apply} replyDays={replyDays} />
        ) : (
          <Skeleton lines={8} />
        ))}
    </VacancyEntryLayout>
  );
}

const TEXTS: Readonly<Record<string, string>> = {
  applied: 'この案件には応募済みです。',
  cancelled: 'この案件への応募は取り消されています。案件のページから再応募できます。',
};

interface ApplicationNoticeProps {
  vacancyId: number;
  /** Of the application. A status that this site does not know is shown as the API writes it. */
  status: string;
}

/** Says in place of a form that the member has an application for the vacancy already. */
const ApplicationNotice = ({ vacancyId, status }: ApplicationNoticeProps) => (
  <InlineNotice action={<TextLink href={`/vacancy/${vacancyId}/`}>応募状況を見る</TextLink>}>
    {TEXTS[status] ?? `この案件には応募があります。現在の状態：${labelOf({}, status)}`}
  </InlineNotice>
);
