import { RelatedList } from '@/components/ui/data/RelatedList';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSimilarVacancies } from '@/hooks/similar-vacancies';
import { dayText } from '@/lib/dates';
import { vacancyFilterParams } from '@/lib/vacancy-filters';
import { rewardText, workingDaysText, workplaceText } from '@/lib/vacancy-text';
import { VacancyStatusBadge } from './VacancyStatusBadge';

/** Open vacancies that resemble a vacancy. Renders nothing when there are none (decision 0069). */
export function SimilarVacancies({ vacancyId }: { vacancyId: number }) {
  const { data, dataUpdatedAt } = useSimilarVacancies(vacancyId);
  if (!data) return null;
  return (
    <Panel
      title="似ている案件"
      action={
        <TextLink href={`/vacancy/?${vacancyFilterParams(data.filters, 'vacancy_page')}`} bold standalone>
          条件の近い案件をすべて見る
        </TextLink>
      }
    >
      <RelatedList
        items={data.vacancies.map((vacancy) => ({
          id: vacancy.id,
          href: `/vacancy/${vacancy.id}/`,
          title: vacancy.title,
          eyebrow: (
            <>
              <VacancyStatusBadge vacancy={vacancy} fetchedAt={dataUpdatedAt} />
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
    </Panel>
  );
}
