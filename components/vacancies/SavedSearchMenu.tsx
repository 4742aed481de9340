import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { DisclosureMenu } from '@/components/ui/navigation/DisclosureMenu';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useVacancyFilters } from '@/hooks/lists/vacancy-filters';
import {
  useMergeVisitorSearches,
  useNewVacancyCounts,
  useSavedSearches,
  useVisitSavedSearch,
} from '@/hooks/saved-searches';
import { useVacancies } from '@/hooks/vacancies';
import {
  MAX_SAVED_SEARCHES,
  newVacanciesText,
  savedSearchFeedPath,
  savedSearchPath,
  savedSearchQuery,
  toSeen,
} from '@/lib/vacancies/saved-searches';
import { theme } from '@/styles/theme';
import { SaveSearchDialog } from './SaveSearchDialog';

/** The saved searches with what is new in them, and the RSS feed of the conditions on screen. */
export function SavedSearchMenu() {
  const { filters } = useVacancyFilters();
  const list = useVacancies(filters);
  const query = savedSearchQuery(filters);
  const { items, save, isFull } = useSavedSearches();
  const news = useNewVacancyCounts();
  const [isNaming, setNaming] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const rows = filters.page === 1 && !list.isPlaceholderData ? list.data?.results : undefined;
  useMergeVisitorSearches();
  useVisitSavedSearch({ query, rows });

  // The menu closes when the dialog takes the focus, so the dialog cannot return it to the button that opened it.
  useLayoutEffect(() => {
    if (returnsFocus.current && !isNaming) trigger.current?.focus();
    returnsFocus.current = isNaming;
  }, [isNaming]);

  const newCount = news.filter((count) => count).length;
  const isSaved = items.some((search) => search.query === query);

  return (
    <>
      <DisclosureMenu
        wide
        renderTrigger={(props) => (
          <Trigger ref={trigger} {...props}>
            保存した検索{newCount > 0 && <News>（{newCount}件に新着）</News>}
          </Trigger>
        )}
      >
        <Content>
          {items.length === 0 && (
            <p>よく使う条件に名前を付けて保存すると、次に来たときに新着の件数がわかります。</p>
          )}
          {items.length > 0 && (
            <ul aria-label="保存した検索">
              {items.map((search, index) => (
                <Item key={search.query}>
                  <TextLink href={savedSearchPath(search.query)} standalone>
                    {search.name}
                  </TextLink>
                  <News>{newVacanciesText(news[index] ?? 0)}</News>
                </Item>
              ))}
            </ul>
          )}
          {!isSaved && !isFull && (
            <Button size="small" fullWidth aria-haspopup="dialog" onClick={() => setNaming(true)}>
              今の条件を保存
            </Button>
          )}
          {!isSaved && isFull && (
            <p>
              保存できる検索は{MAX_SAVED_SEARCHES}件までです。不要な検索を削除すると、今の条件を保存できます。
            </p>
          )}
          {items.length > 0 && (
            <TextLink href="/vacancy/saved/#searches" standalone>
              保存した検索を整理する
            </TextLink>
          )}
          <p>
            <a href={savedSearchFeedPath(query)}>今の条件をRSSで購読</a>
            すると、会員登録をしなくても、お使いのRSSリーダーに新着の案件が届きます。
          </p>
        </Content>
      </DisclosureMenu>
      {isNaming && (
        <SaveSearchDialog
          filters={filters}
          onSave={(name) => save(name, query, toSeen(rows))}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

const Trigger = styled.button`
  min-height: ${theme.size.touch};
  padding-inline: ${theme.space[2]};
  color: ${theme.color.primary};
  background: none;
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.small};
  text-decoration: underline;
`;

const News = styled.strong`
  color: ${theme.color.accent};
  font-size: ${theme.text.caption};
  white-space: nowrap;
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  font-size: ${theme.text.small};
`;

const Item = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[1]};
`;
