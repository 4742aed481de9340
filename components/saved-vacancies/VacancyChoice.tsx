import { Link2 } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { List } from '@/components/ui/data/List';
import { copyLink } from '@/components/ui/feedback/copy-link';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { ActionBar } from '@/components/ui/form/ActionBar';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { useVacanciesById } from '@/hooks/saved-vacancies';
import { errorMessage } from '@/lib/errors/api-call-error';
import { MAX_COMPARED_VACANCIES, type SavedVacancy, sharedListPath } from '@/lib/vacancies/saved-vacancies';
import { theme } from '@/styles/theme';
import { VacancyChoiceRow } from './VacancyChoiceRow';
import { VacancyComparison } from './VacancyComparison';

interface VacancyChoiceProps {
  ids: readonly number[];
  /** The vacancies as they were when they were saved, of the reader's own list. */
  savedItems?: readonly SavedVacancy[];
  onRemove?: (id: number) => void;
}

/** Vacancies in rows, of which some can be chosen to be compared or shared. */
export function VacancyChoice({ ids, savedItems = [], onRemove }: VacancyChoiceProps) {
  const query = useVacanciesById(ids);
  // In the reader's own list of two there is nothing to choose.
  const [chosenIds, setChosenIds] = useState<readonly number[]>(onRemove && ids.length === 2 ? ids : []);
  const states = query.data;
  const error = query.error ?? states?.error;
  const savedById = new Map(savedItems.map((item) => [item.id, item]));
  const chosen = ids.filter((id) => chosenIds.includes(id));
  const compared = chosen.flatMap((id) => states?.vacancies.get(id) ?? []);
  const isFull = compared.length >= MAX_COMPARED_VACANCIES;

  const handleChoose = (id: number, isChosen: boolean) =>
    setChosenIds(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id));

  return (
    <>
      {Boolean(error) && (
        <Notice>
          <InlineNotice
            tone="warn"
            role="status"
            action={
              <Button size="small" pending={query.isFetching} onClick={() => query.refetch()}>
                再読み込み
              </Button>
            }
          >
            最新の募集状況を確認できませんでした。{errorMessage(error)}
            {savedItems.length > 0 && '保存したときの内容を表示しています。'}
          </InlineNotice>
        </Notice>
      )}
      <Tools>
        <LiveRegion>
          {ids.length}件
          {compared.length > 0 && `・${compared.length}件を選択中（比較は${MAX_COMPARED_VACANCIES}件まで）`}
        </LiveRegion>
        <ShareListButton
          ids={chosen.length > 0 ? chosen : ids}
          isSelection={chosen.length > 0 && chosen.length < ids.length}
        />
      </Tools>
      <List>
        {ids.map((id) => (
          <VacancyChoiceRow
            key={id}
            id={id}
            saved={savedById.get(id)}
            vacancy={states?.vacancies.get(id)}
            isPending={query.isPending || (query.isFetching && !states?.vacancies.has(id))}
            fetchedAt={states?.fetchedAt ?? 0}
            isChosen={chosenIds.includes(id)}
            canChoose={!isFull}
            onChoose={(isChosen) => handleChoose(id, isChosen)}
            onRemove={onRemove && (() => onRemove(id))}
          />
        ))}
      </List>
      {compared.length > 1 ? (
        <>
          <ActionBar>
            <LinkButton href="#vacancy-comparison">選んだ{compared.length}件の比較表を見る</LinkButton>
          </ActionBar>
          <VacancyComparison vacancies={compared} />
        </>
      ) : (
        ids.length > 1 && <Hint>2〜{MAX_COMPARED_VACANCIES}件を選ぶと、条件を表に並べて比べられます。</Hint>
      )}
    </>
  );
}

const Notice = styled.div`
  margin-block-end: ${theme.space[4]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[4]};
`;

const Hint = styled.p`
  margin-block-end: ${theme.space[6]};
  color: ${theme.color.textSecondary};
`;

interface ShareListButtonProps {
  ids: readonly number[];
  /** True when these are the chosen ones of a longer list. */
  isSelection: boolean;
}

/** Copies the address of a page that shows these vacancies to anybody. */
function ShareListButton({ ids, isSelection }: ShareListButtonProps) {
  return (
    <Button size="small" onClick={() => copyLink(siteConfig().origin + sharedListPath(ids))}>
      <Icon node={Link2} />
      {isSelection ? `選んだ${ids.length}件のリンクをコピー` : 'リストのリンクをコピー'}
    </Button>
  );
}
