import dynamic from 'next/dynamic';
import { PageHead } from '@/components/site/PageHead';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useApplyToVacancy } from '@/hooks/applying-to-vacancies';
import { useVacancy } from '@/hooks/vacancies';
import { useVacancyApplication } from '@/hooks/vacancy-applications';
import { ApplicationDone } from './ApplicationDone';
import { EntryFrame } from './EntryFrame';

// What was typed is on the device: the server could only say that there is nothing to confirm.
const VacancyConfirm = dynamic(
  lazyComponent(() => import('./VacancyConfirm').then((module) => module.VacancyConfirm)),
  { ssr: false, loading: LazyFallback },
);

interface VacancyConfirmScreenProps {
  id: number;
}

/** /vacancy/{id}/confirm/: the second step, and, once applied, the third. */
export function VacancyConfirmScreen({ id }: VacancyConfirmScreenProps) {
  const query = useVacancy(id);
  const application = useVacancyApplication(id);
  const vacancy = query.data;
  // Held here, since the form is gone once the list of applications has the new one.
  const apply = useApplyToVacancy();
  const isDone = application ? application.status === 'applied' : apply.isSuccess;

  return (
    <EntryFrame
      title={isDone ? '応募が完了しました' : '応募内容の確認'}
      step={isDone ? 3 : 1}
      vacancy={vacancy}
    >
      <PageHead title={isDone ? '応募完了' : '応募内容の確認'} noindex />
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={8} />}
      {vacancy && isDone && <ApplicationDone />}
      {vacancy && !isDone && (
        <LazyBoundary loading={<Skeleton lines={8} />}>
          <VacancyConfirm vacancy={vacancy} apply={apply} />
        </LazyBoundary>
      )}
    </EntryFrame>
  );
}
