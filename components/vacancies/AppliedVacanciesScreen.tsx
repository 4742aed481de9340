import { AppliedListScreen } from '@/components/applications/AppliedListScreen';
import { useAppliedVacancies } from '@/hooks/vacancy-applications';
import type { ReplyDays } from '@/lib/vacancies/reply-wait';
import { AppliedVacancyRow } from './AppliedVacancyRow';

export interface AppliedVacanciesProps {
  replyDays: ReplyDays;
}

/** The page /mypage/vacancy/: the vacancies that the member has applied for. */
export function AppliedVacanciesScreen({ replyDays }: AppliedVacanciesProps) {
  const applied = useAppliedVacancies();
  return (
    <AppliedListScreen
      title="応募した案件"
      query={applied}
      renderRow={(application) => (
        <AppliedVacancyRow
          key={application.id}
          application={application}
          fetchedAt={applied.dataUpdatedAt}
          replyDays={replyDays}
        />
      )}
      emptyState={{
        text: '気になる案件に応募すると、ここで状況を確認できます。',
        action: '案件を探す',
        href: '/vacancy/',
      }}
    />
  );
}
