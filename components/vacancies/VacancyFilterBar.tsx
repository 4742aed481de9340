import { Search } from 'lucide';
import { type FormEvent, type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { lazyPart } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useSearchField } from '@/hooks/lists/vacancy-list';
import { useCategories } from '@/hooks/vacancies';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import type { Category } from '@/schemas/vacancy-fields';
import { below, focusRing, largeText, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
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

const MENUS_ID = 'filters';

/**
 * A plain GET form. Without JavaScript the 検索 button submits it; with JavaScript every choice takes effect immediately. On phones
 * 絞り込み opens a sheet, and without JavaScript it is a link that shows the menus.
 */
export function VacancyFilterBar({ filters, onChange, onSearch }: VacancyFilterBarProps) {
  const { data: categories = [] } = useCategories();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [field, submitText] = useSearchField(filters);
  const groups = getFilterGroups(filters, categories);
  const activeCount = groups.reduce((sum, { selected }) => sum + selected.length, 0);

  const handleOpen = (event: MouseEvent) => {
    event.preventDefault();
    setSheetOpen(true);
  };
  const handleClose = () => setSheetOpen(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(submitText(), categories);
  };

  return (
    <>
      <Root action="/vacancy/" method="get" role="search" onSubmit={handleSubmit}>
        <div className="search-field">
          <Icon node={Search} />
          <input
            ref={field}
            type="search"
            name="search"
            aria-label="案件を検索"
            placeholder="決算、IPO、税務"
            defaultValue={filters.search}
            maxLength={100}
            enterKeyHint="search"
          />
          <div className="submit">
            <Button type="submit" size="small">
              検索
            </Button>
          </div>
        </div>
        <div className="sheet-button">
          <LinkButton href={`#${MENUS_ID}`} fullWidth aria-haspopup="dialog" onClick={handleOpen}>
            絞り込み{activeCount > 0 && `（${activeCount}）`}
          </LinkButton>
        </div>
        <div className="menus" id={MENUS_ID}>
          {groups.map((group) => (
            <FilterMenu
              key={group.name}
              group={group}
              onChange={(chosen) => onChange(group.toFilters(chosen))}
            />
          ))}
        </div>
      </Root>
      {isSheetOpen && (
        <VacancyFilterSheet
          filters={filters}
          onApply={(chosenFilters) => {
            handleClose();
            onChange(chosenFilters);
          }}
          onClose={handleClose}
        />
      )}
    </>
  );
}

/*
 * A form, because Safari 16.4 does not know the element `search`. On phones the keyboard has a search key and the field needs the
 * space of the button, and a sheet replaces the menus.
 */
const Root = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  ${media.md} {
    gap: ${theme.space[3]};
  }

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  .search-field {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.control};
    padding-inline: ${theme.space[3]} ${theme.space[1]};
    background: ${theme.color.surface};
    border: ${theme.border.control};
    border-radius: ${theme.radius.control};

    &:focus-within {
      ${focusRing}
    }

    & > input {
      flex: 1;
      min-width: 0;
      min-height: ${theme.size.touch};
      padding: 0;
      border: ${theme.border.none};
      background: none;
      text-overflow: ellipsis;

      &:focus-visible {
        outline: none;
        box-shadow: none;
      }

      &::placeholder {
        color: ${theme.color.textSecondary};
        opacity: 1;
      }
    }
  }

  .menus {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }

  ${below.md} {
    .menus {
      grid-column: 1 / -1;
    }

    .submit,
    .menus {
      display: none;
    }
  }

  ${media.md} {
    .sheet-button {
      display: none;
    }
  }

  .menus:target {
    display: flex;
  }

  &:has(:target) .submit {
    display: block;
  }
`;
