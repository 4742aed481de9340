import { useMe } from '@/hooks/members';
import type { ApplicationEntryInput } from '@/schemas/vacancy-applications';
import { useDraft } from './draft';

/**
 * What a member is writing for one vacancy. It lives on the device from the first letter until the application
 * is accepted, so that the way through confirmation, reload, login and a refusal loses nothing.
 */
export function useVacancyEntryDraft(vacancyId: number) {
  const { data: me } = useMe();
  const key = me ? `vacancy-entry:${me.member.id}:${vacancyId}` : null;
  return useDraft<Partial<ApplicationEntryInput>>(key);
}
