import { RelatedList } from '@/components/ui/data/RelatedList';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSimilarVacancies } from '@/hooks/vacancies';
import { vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { vacancyFacts } from '@/lib/vacancies/vacancy-text';

/** The newest open vacancies of a vacancy's first category. Renders nothing when there are none. */
export function SimilarVacancies({ vacancyId }: { vacancyId: number }) {
  const { data } = useSimilarVacancies(vacancyId);
  if (!data) return null;
  return (
    <Panel
      title="同じカテゴリーの新着案件"
      action={
        <TextLink href={`/vacancy/?${vacancyFilterParams(data.filters, 'vacancy_page')}`} bold standalone>
          同じカテゴリーの案件をすべて見る
        </TextLink>
      }
    >
      <RelatedList
        items={data.vacancies.map((vacancy) => ({
          id: vacancy.id,
          href: `/vacancy/${vacancy.id}/`,
          title: vacancy.title,
          eyebrow: vacancy.company_profile,
          facts: vacancyFacts(vacancy),
        }))}
      />
    </Panel>
  );
}
