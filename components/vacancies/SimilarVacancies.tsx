import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSimilarVacancies } from '@/hooks/similar-vacancies';
import { vacancyFilterParams } from '@/lib/vacancy-filters';
import { VacancyRelatedList } from './VacancyRelatedList';

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
      <VacancyRelatedList vacancies={data.vacancies} fetchedAt={dataUpdatedAt} />
    </Panel>
  );
}
