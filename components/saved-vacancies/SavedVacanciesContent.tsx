import { LongNote } from '@/components/ui/data/Text';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSavedVacancies, useVacanciesById } from '@/hooks/saved-vacancies';
import { MAX_SAVED_VACANCIES, NOT_SAVED_MESSAGE } from '@/lib/vacancies/saved-vacancies';
import { showErrorToast, showToast } from '@/stores/toast-store';
import { VacancyChoice } from './VacancyChoice';

/** @param sharedIds those of a shared link, none when it names no vacancy; null without a link */
export function SavedVacanciesContent({ sharedIds }: { sharedIds: readonly number[] | null }) {
  const { isKnown } = useSavedVacancies();
  if (!isKnown) return <Skeleton lines={6} />;
  const isShared = sharedIds !== null && sharedIds.length > 0;
  return (
    <>
      {isShared && <SharedVacancies ids={sharedIds} />}
      {sharedIds && !isShared && (
        <InlineNotice tone="warn">
          リンクから案件を読み取れませんでした。ご自分の検討リストを表示しています。
        </InlineNotice>
      )}
      {!isShared && <OwnSavedVacancies />}
      <LongNote>
        検討リストは、このブラウザーの中にだけ保存されます（50件まで）。ログインしている場合は、ログアウトすると消えます。
      </LongNote>
    </>
  );
}

/** The list of the person who uses this browser. */
function OwnSavedVacancies() {
  const { items, remove } = useSavedVacancies();
  if (items.length === 0)
    return (
      <EmptyState
        title="検討リストに案件はありません。"
        action={
          <LinkButton variant="primary" href="/vacancy/">
            案件を探す
          </LinkButton>
        }
      >
        案件一覧や案件のページで☆を押すと、ここに追加されます。会員登録をしなくても使えます。
      </EmptyState>
    );
  const handleRemove = (id: number) => {
    remove(id);
    showToast({ message: '検討リストから外しました。' });
  };
  return <VacancyChoice ids={items.map(({ id }) => id)} savedItems={items} onRemove={handleRemove} />;
}

/** The vacancies of a shared link. They enter the reader's own list only on request, and never replace it. */
function SharedVacancies({ ids }: { ids: readonly number[] }) {
  const { items, add } = useSavedVacancies();
  const { data, isPending } = useVacanciesById(ids);
  const savedIds = new Set(items.map(({ id }) => id));
  const addable = ids.flatMap((id) => data?.vacancies.get(id) ?? []).filter(({ id }) => !savedIds.has(id));

  // A shared vacancy may also be gone, or could not be read.
  const noneToAdd = ids.every((id) => savedIds.has(id))
    ? '追加できる案件は、すべて検討リストに入っています。'
    : '新しく追加できる案件はありません。';

  const handleAdd = () => {
    const outcome = add(addable);
    if (outcome === 'added') showToast({ message: `${addable.length}件を検討リストに追加しました。` });
    else
      showErrorToast(
        outcome === 'full'
          ? `検討リストは${MAX_SAVED_VACANCIES}件までです。案件を外してから、もう一度お試しください。`
          : NOT_SAVED_MESSAGE,
      );
  };

  return (
    <>
      <InlineNotice
        action={
          // It is there from the start, so that the list does not move when the vacancies are known.
          (isPending || addable.length > 0) && (
            <Button size="small" pending={isPending} onClick={handleAdd}>
              自分の検討リストに追加{!isPending && `（${addable.length}件）`}
            </Button>
          )
        }
      >
        リンクで共有された{ids.length}件の案件です。
        {data && addable.length === 0 && noneToAdd}{' '}
        <TextLink href="/vacancy/saved/">自分の検討リストを見る</TextLink>
      </InlineNotice>
      <VacancyChoice ids={ids} />
    </>
  );
}
