import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useSavedVacancies, useVacanciesById } from '@/hooks/saved-vacancies';
import { MAX_SAVED_VACANCIES } from '@/lib/vacancies/saved-vacancies';
import { showToast } from '@/stores/toast-store';
import { VacancyChoice } from './VacancyChoice';

/** The vacancies of a shared link. They enter the reader's own list only on request, and never replace it. */
export function SharedVacancies({ ids }: { ids: readonly number[] }) {
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
      showToast({
        message:
          outcome === 'full'
            ? `検討リストは${MAX_SAVED_VACANCIES}件までです。案件を外してから、もう一度お試しください。`
            : 'このブラウザーには保存できません。プライベートブラウズや空き容量をご確認ください。',
        type: 'error',
        duration: 5000,
      });
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
