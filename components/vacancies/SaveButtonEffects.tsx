import { useEffect, useLayoutEffect, useState } from 'react';
import { clientOnly } from '@/components/ui/lazy/client-only';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { type SaveOutcome, useMergeVisitorVacancies, useSavedVacancies } from '@/hooks/saved-vacancies';
import { useSaveRequestStore } from '@/stores/save-request-store';
import { showToast, type ToastRequest } from '@/stores/toast-store';

// Few people ever see it.
const SavedListFullDialog = clientOnly(
  lazyComponent(() => import('./SavedListFullDialog').then((module) => module.SavedListFullDialog)),
);

const TOASTS: Record<Exclude<SaveOutcome, 'full'>, ToastRequest> = {
  added: { message: '検討リストに追加しました。このブラウザーの中に保存されます。' },
  removed: { message: '検討リストから外しました。' },
  refused: {
    message: 'このブラウザーには保存できません。プライベートブラウズや空き容量をご確認ください。',
    type: 'error',
    duration: 5000,
  },
};

/** Shows on the stars of the page which vacancies are saved. */
function showSavedState(savedIds: ReadonlySet<number>): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-save-vacancy]')) {
    const isSaved = savedIds.has(Number(button.dataset.saveVacancy));
    button.setAttribute('aria-pressed', String(isSaved));
    button.title = isSaved ? '検討リストから外す' : '検討リストに追加';
  }
}

/**
 * Handles the stars of `SaveButton` on all pages. It is loaded after hydration. The stars get their state outside of
 * React, because a component for each of them would be part of the first script of the list.
 */
export function SaveButtonEffects() {
  const { isKnown, items, toggle } = useSavedVacancies();
  const requests = useSaveRequestStore((state) => state.requests);
  const [isFull, setFull] = useState(false);
  useMergeVisitorVacancies();

  useLayoutEffect(() => {
    const savedIds = new Set(items.map(({ id }) => id));
    const update = () => showSavedState(savedIds);
    update();
    // Rows of another page, and the preview of another vacancy.
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [items]);

  useEffect(() => {
    if (!isKnown || requests.length === 0) return;
    useSaveRequestStore.setState({ requests: [] });
    for (const vacancy of requests) {
      const outcome = toggle(vacancy);
      if (outcome === 'full') setFull(true);
      else showToast(TOASTS[outcome]);
    }
  }, [isKnown, requests, toggle]);

  if (!isFull) return null;
  const handleClose = () => setFull(false);
  return (
    <DialogBoundary title="検討リストがいっぱいです" onClose={handleClose}>
      <SavedListFullDialog onClose={handleClose} />
    </DialogBoundary>
  );
}
