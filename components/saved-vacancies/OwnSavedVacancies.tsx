import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useSavedVacancies } from '@/hooks/saved-vacancies';
import { showToast } from '@/stores/toast-store';
import { VacancyChoice } from './VacancyChoice';

/** The list of the person who uses this browser. */
export function OwnSavedVacancies() {
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
