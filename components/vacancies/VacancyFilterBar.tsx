import { Search } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { lazyPart } from '@/components/ui/lazy';
import { useSearchField } from '@/hooks/lists/search-field';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import type { Category } from '@/schemas/vacancy-fields';
import { FilterMenu } from './FilterMenu';
import { getFilterGroups } from './filter-groups';

// Loaded only when opened, which is possible only on phones.
const VacancyFilterSheet = lazyPart(() =>
  import('./VacancyFilterSheet').then((module) => module.VacancyFilterSheet),
);

interface VacancyFilterBarProps {
  filters: VacancyFilters;
  onChange: (changes: Partial<VacancyFilters>) => void;
  onSearch: (text: string, categories: readonly Category[]) => void;
}

/**
 * A plain GET form. Without JavaScript the 検索 button submits it; with JavaScript every choice takes effect immediately.
 * `data-scripted` and `data-unscripted` show an element only with or also without JavaScript (styles/no-script-style.ts).
 * Most of its style is in the global style (styles/vacancy-list-style.ts), which costs no script.
 */
export function VacancyFilterBar({ filters, onChange, onSearch }: VacancyFilterBarProps) {
  const { data: categories = [] } = useCategories();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [field, submitText] = useSearchField(filters);
  const groups = getFilterGroups(filters, categories);
  const activeCount = groups.reduce((sum, { selected }) => sum + selected.length, 0);

  const handleClose = () => setSheetOpen(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(submitText(), categories);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari 16.4 does not know the element `search` */}
      <form className="filter-bar" action="/vacancy/" method="get" role="search" onSubmit={handleSubmit}>
        <div className="search-field">
          <Icon node={Search} />
          <input
            ref={field}
            type="search"
            name="search"
            aria-label="案件を検索"
            placeholder="リモート、決算"
            defaultValue={filters.search}
            maxLength={100}
            enterKeyHint="search"
          />
          <div data-unscripted>
            <Button type="submit" size="small">
              検索
            </Button>
          </div>
        </div>
        <div data-scripted>
          <Button fullWidth aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            絞り込み{activeCount > 0 && `（${activeCount}）`}
          </Button>
        </div>
        <div className="filter-menus" data-unscripted>
          {groups.map((group) => (
            <FilterMenu
              key={group.name}
              group={group}
              onChange={(chosen) => onChange(group.toFilters(chosen))}
            />
          ))}
        </div>
      </form>
      {isSheetOpen && (
        <div className="filter-notice">
          <VacancyFilterSheet
            filters={filters}
            onApply={(chosenFilters) => {
              handleClose();
              onChange(chosenFilters);
            }}
            onClose={handleClose}
          />
        </div>
      )}
    </>
  );
}
