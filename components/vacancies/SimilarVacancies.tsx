import { RelatedList } from '@/components/ui/data/RelatedList';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSimilarVacancies } from '@/hooks/similar-vacancies';
import { vacancyFacts } from '@/lib/vacancies/vacancy-facts';
import { vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
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
          facts: vacancyFacts(vacancy),
        }))}
      />
    </Panel>
  );
}
