import { useMe } from '@/hooks/members';
import type { ApplicationEntryInput } from '@/schemas/vacancy-applications';
import { useDraft, useHasDraft } from './draft';

/**
 * The draft of a member's application to one vacancy. It is stored from the first input until the application is
 * accepted, so that confirmation, reload, login and API errors lose nothing.
 */
export function useVacancyEntryDraft(vacancyId: number) {
  return useDraft<Partial<ApplicationEntryInput>>(useDraftKey(vacancyId));
}

/** Returns whether the browser has stored input of the member's application to the vacancy. */
export const useHasVacancyEntryDraft = (vacancyId: number): boolean =>
  useHasDraft(useDraftKey(vacancyId) ?? '');

function useDraftKey(vacancyId: number): string | null {
  const { data: me } = useMe();
  return me ? `vacancy-entry:${me.member.id}:${vacancyId}` : null;
}
