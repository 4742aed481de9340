import { useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { type SaveOutcome, useSavedVacancies } from '@/hooks/saved-vacancies';
import { LONG_TOAST_MS } from '@/lib/business-constants';
import { MAX_SAVED_VACANCIES, NOT_SAVED_MESSAGE } from '@/lib/vacancies/saved-vacancies';
import type { VacancySummary } from '@/schemas/vacancy-fields';
import { showToast, type ToastRequest } from '@/stores/toast-store';
import { hoverable, screenOnly, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const TOASTS: Record<Exclude<SaveOutcome, 'full'>, ToastRequest> = {
  added: { message: '検討リストに追加しました。このブラウザーの中に保存されます。' },
  removed: { message: '検討リストから外しました。' },
  refused: {
    message: NOT_SAVED_MESSAGE,
    type: 'error',
    duration: LONG_TOAST_MS,
  },
};

interface SaveButtonProps {
  vacancy: VacancySummary;
  /** A button with a text, beside that of the application. In a row it is the star alone. */
  isWide?: boolean;
}

/**
 * The star that puts a vacancy on the 検討リスト (decision 0132). A page is the same for everybody, so it comes unpressed, and it
 * is disabled until the browser's list is known.
 */
export function SaveButton({ vacancy, isWide = false }: SaveButtonProps) {
  const { isKnown, items, toggle } = useSavedVacancies();
  const isHydrated = useIsHydrated();
  const [isFull, setFull] = useState(false);
  const isSaved = items.some(({ id }) => id === vacancy.id);

  const handleClick = () => {
    const outcome = toggle(vacancy);
    if (outcome === 'full') setFull(true);
    else showToast(TOASTS[outcome]);
  };

  return (
    <>
      <Star
        type="button"
        disabled={!isHydrated || !isKnown}
        className={isWide ? 'wide' : undefined}
        aria-pressed={isSaved}
        aria-label={`${vacancy.title}を検討リストに追加`}
        title={isSaved ? '検討リストから外す' : '検討リストに追加'}
        onClick={handleClick}
      >
        {isWide && <span>{isSaved ? '追加済み' : '検討リストに追加'}</span>}
      </Star>
      {isFull && <SavedListFullDialog onClose={() => setFull(false)} />}
    </>
  );
}

/** Says why a vacancy was not saved, and leads to the list. */
function SavedListFullDialog({ onClose }: { onClose: () => void }) {
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

/* It is above the link that covers its row. */
const Star = styled.button`
  position: relative;
  z-index: 1;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-width: ${theme.space[8]};
  min-height: ${theme.space[8]};
  padding: 0;
  color: ${theme.color.textSecondary};
  background: none;
  border: ${theme.border.transparent};
  border-radius: ${theme.radius.control};
  line-height: 1;

  &.wide {
    gap: ${theme.space[2]};
    min-width: ${theme.size.controlLarge};
    min-height: ${theme.size.control};
    padding-inline: ${theme.space[3]};
    color: ${theme.color.textPrimary};
    background: ${theme.color.surface};
    border: ${theme.border.control};
    font-weight: 700;
  }

  &::before {
    content: '☆';
    font-size: ${theme.text.block};
  }

  &[aria-pressed='true'] {
    color: ${theme.color.primary};
  }

  &[aria-pressed='true']::before {
    content: '★';
  }

  ${hoverable} {
    &:hover:enabled {
      color: ${theme.color.primaryPressed};
      background: ${theme.color.primaryTint};
    }
  }

  ${touch} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
  }

  ${screenOnly}
`;
