import { AppliedListScreen } from '@/components/applications/AppliedListScreen';
import { useAppliedVacancies } from '@/hooks/vacancy-applications';
import { AppliedVacancyRow } from './AppliedVacancyRow';

/** The page /mypage/vacancy/: the vacancies that the member has applied for. */
export function AppliedVacanciesScreen() {
  const applied = useAppliedVacancies();
  return (
    <AppliedListScreen
      title="応募した案件"
      query={applied}
      renderRow={(application) => (
        <AppliedVacancyRow key={application.id} application={application} fetchedAt={applied.dataUpdatedAt} />
      )}
      emptyState={{
        text: '気になる案件に応募すると、ここで状況を確認できます。',
        action: '案件を探す',
        href: '/vacancy/',
      }}
    />
  );
}
