import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { PageOutOfRange } from '@/components/ui/feedback/PageOutOfRange';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { passFocusOn } from '@/hooks/browser/focus';
import { countActiveFilters, type VacancyFilters } from '@/lib/vacancies/vacancy-filters';

interface VacancyListEmptyProps {
  filters: VacancyFilters;
  pageCount: number;
  getPageHref: (page: number) => string;
}

/** Says why a page of the vacancy list has no rows, and what to do next. */
export function VacancyListEmpty({ filters, pageCount, getPageHref }: VacancyListEmptyProps) {
  if (pageCount > 0) return <PageOutOfRange subject="案件" pageCount={pageCount} getPageHref={getPageHref} />;
  if (countActiveFilters(filters) === 0)
    return (
      <EmptyState title="案件はありません。">新しい案件が公開されると、この一覧に表示されます。</EmptyState>
    );
  return (
    <EmptyState
      title="該当する案件はありません。"
      action={
        <TextLink ref={passFocusOn} href="/vacancy/">
          すべての案件を見る
        </TextLink>
      }
    >
      条件を減らすか、別の言葉でお試しください。
    </EmptyState>
  );
}
