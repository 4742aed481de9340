import { AppliedScreen } from '@/components/site/AppliedScreen';
import { useVacancyApplied } from '@/hooks/vacancy-applications';
import { AppliedVacancyItem } from './AppliedVacancyItem';

/** /mypage/vacancy/: the vacancies applied for. */
export function AppliedVacanciesScreen() {
  const applied = useVacancyApplied();
  return (
    <AppliedScreen
      title="応募した案件"
      query={applied}
      row={(application) => (
        <AppliedVacancyItem key={application.id} application={application} now={applied.dataUpdatedAt} />
      )}
      empty={{
        text: '気になる案件に応募すると、ここで状況を確認できます。',
        action: '案件を探す',
        href: '/vacancy/',
      }}
    />
  );
}
