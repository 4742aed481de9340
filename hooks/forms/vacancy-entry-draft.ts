import { useMe } from '@/hooks/members';
import type { ApplicationEntryInput } from '@/schemas/vacancy-applications';
import { useDraft } from './draft';

/**
 * The draft of a member's application to one vacancy. It is stored from the first input until the application is
 * accepted, so that confirmation, reload, login and API errors lose nothing.
 */
export function useVacancyEntryDraft(vacancyId: number) {
  const { data: me } = useMe();
  const key = me ? `vacancy-entry:${me.member.id}:${vacancyId}` : null;
  return useDraft<Partial<ApplicationEntryInput>>(key);
}
