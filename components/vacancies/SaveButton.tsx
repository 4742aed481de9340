import type { VacancySummary } from '@/schemas/replies/vacancies';
import { requestSave } from '@/stores/save-request-store';

interface SaveButtonProps {
  vacancy: VacancySummary;
  /** The visible text, where there is room for one. */
  children?: string;
}

/**
 * The star that puts a vacancy on the 検討リスト. A page is the same for everybody, so it comes unpressed, and
 * `SaveButtonEffects` shows the state later. Its style is in the global style, which costs no script.
 */
export function SaveButton({ vacancy, children }: SaveButtonProps) {
  return (
    <button
      type="button"
      className="save-button"
      data-save-vacancy={vacancy.id}
      aria-pressed={false}
      aria-label={`${vacancy.title}を検討リストに追加`}
      onClick={() => requestSave(vacancy)}
    >
      {children}
    </button>
  );
}
