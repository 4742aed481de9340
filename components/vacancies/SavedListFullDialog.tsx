import { Dialog } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { MAX_SAVED_VACANCIES } from '@/lib/vacancies/saved-vacancies';

/** Says why a vacancy was not saved, and leads to the list. */
export function SavedListFullDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title="検討リストがいっぱいです"
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            閉じる
          </Button>
          <LinkButton variant="primary" href="/vacancy/saved/" onClick={onClose}>
            検討リストを見る
          </LinkButton>
        </>
      }
    >
      検討リストに保存できるのは{MAX_SAVED_VACANCIES}
      件までです。見終わった案件を外すと、新しい案件を追加できます。
    </Dialog>
  );
}
