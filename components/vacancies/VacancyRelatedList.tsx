import { RelatedList } from '@/components/ui/data/RelatedList';
import { dayText } from '@/lib/dates';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancy-text';
import type { VacancySummary } from '@/schemas/replies/vacancies';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface VacancyRelatedListProps {
  vacancies: readonly VacancySummary[];
  /** Time at which the data was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** A few vacancies that lead on from another page. */
export function VacancyRelatedList({ vacancies, fetchedAt }: VacancyRelatedListProps) {
  return (
    <RelatedList
      items={vacancies.map((vacancy) => ({
        id: vacancy.id,
        href: `/vacancy/${vacancy.id}/`,
        title: vacancy.title,
        eyebrow: (
          <>
            <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />
            {vacancy.company_profile}
          </>
        ),
        facts: [
          rewardText(vacancy.reward),
          workingDaysText(vacancy.working_days),
          workplaceText(vacancy),
          ...(vacancy.deadline ? [`${dayText(vacancy.deadline)}締切`] : []),
        ],
      }))}
    />
  );
}
