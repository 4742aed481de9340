import styled from 'styled-components';
import { List } from '@/components/ui/data/List';
import { Button } from '@/components/ui/form/Button';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useMergeVisitorSearches, useNewVacancyCounts, useSavedSearches } from '@/hooks/saved-searches';
import { useCategories } from '@/hooks/vacancies';
import {
  newVacanciesText,
  savedSearchFeedPath,
  savedSearchFilters,
  savedSearchPath,
  searchConditionsText,
} from '@/lib/vacancies/saved-searches';
import { showToast } from '@/stores/toast-store';
import { sectionTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The searches with a name: how many vacancies are new, the feed of each, and a button to remove it. */
export function SavedSearches() {
  const { items, remove } = useSavedSearches();
  const news = useNewVacancyCounts();
  useMergeVisitorSearches();
  const { data: categories = [] } = useCategories();

  return (
    <Section aria-labelledby="searches">
      <Heading id="searches">保存した検索</Heading>
      {items.length === 0 ? (
        <p>
          保存した検索はありません。
          <TextLink href="/vacancy/">案件一覧</TextLink>
          の「保存した検索」から、条件に名前を付けて保存できます。
        </p>
      ) : (
        <p>RSSを購読すると、会員登録をしなくても、お使いのRSSリーダーに新着の案件が届きます。</p>
      )}
      {items.length > 0 && (
        <List>
          {items.map(({ name, query }, index) => (
            <Row key={query}>
              <div>
                <TextLink href={savedSearchPath(query)} bold>
                  {name}
                </TextLink>{' '}
                <News>{newVacanciesText(news[index] ?? 0)}</News>
                <Conditions>{searchConditionsText(savedSearchFilters(query), categories)}</Conditions>
              </div>
              <Actions>
                <a href={savedSearchFeedPath(query)} aria-label={`${name}をRSSで購読`}>
                  RSSで購読
                </a>
                <Button
                  variant="text"
                  size="small"
                  aria-label={`${name}を削除`}
                  onClick={() => {
                    remove(query);
                    showToast({ message: '保存した検索を削除しました。' });
                  }}
                >
                  削除
                </Button>
              </Actions>
            </Row>
          ))}
        </List>
      )}
    </Section>
  );
}

const Section = styled.section`
  margin-block: ${theme.space[10]};
`;

const Heading = styled.h2`
  ${sectionTitle}
  margin-block-end: ${theme.space[3]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
`;

const News = styled.strong`
  color: ${theme.color.accent};
  font-size: ${theme.text.small};
`;

const Conditions = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
`;
