import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSimilarVacancies } from '@/hooks/vacancies';
import { vacancyFilterParams } from '@/lib/vacancies/vacancy-filters';
import { VacancyRows } from './VacancyRows';

/** The newest open vacancies of a vacancy's first category. Renders nothing when there are none. */
export function SimilarVacancies({ vacancyId }: { vacancyId: number }) {
  const { data, dataUpdatedAt } = useSimilarVacancies(vacancyId);
  if (!data) return null;
  return (
    <LedgerSection
      isScreenOnly
      title="同じカテゴリーの新着案件"
      action={
        <TextLink
          href={`/vacancy/?${vacancyFilterParams(data.filters, 'vacancy_page')}`}
          standalone
          aria-label="同じカテゴリーの案件をすべて見る"
        >
          すべて見る
        </TextLink>
      }
    >
      <VacancyRows vacancies={data.vacancies} fetchedAt={dataUpdatedAt} />
    </LedgerSection>
  );
}
