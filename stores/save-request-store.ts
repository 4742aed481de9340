import { create } from 'zustand';
import type { VacancySummary } from '@/schemas/replies/vacancies';

interface SaveRequestState {
  /** The vacancies whose star was pressed, in order, until `SaveButtonEffects` has handled them. */
  requests: readonly VacancySummary[];
}

/** Keeps presses of a star until the script that handles them has arrived, so that pages do not load it at first. */
export const useSaveRequestStore = create<SaveRequestState>()(() => ({ requests: [] }));

/** Asks to save a vacancy, or to remove it when it is saved. */
export const requestSave = (vacancy: VacancySummary) =>
  useSaveRequestStore.setState(({ requests }) => ({ requests: [...requests, vacancy] }));
