import { create } from 'zustand';

interface MypageState {
  /** Spec §3: true while an editor is open. */
  editMode: boolean;
  /** Spec §3: id of the section that is edited, or was edited last; null before the first one. */
  activeContent: string | null;
  /** Id of the section that has just been saved; null after another one was opened. */
  savedSection: string | null;
  setSavedSection: (section: string | null) => void;
  /** Sets the section whose editor the URL opens; undefined means that no editor is open. */
  setEditedSection: (section: string | undefined) => void;
}

/** Follows the URL, which is the only source of what is edited, so that Back and links match the screen. */
export const useMypageStore = create<MypageState>()((set) => ({
  editMode: false,
  activeContent: null,
  savedSection: null,
  setSavedSection: (savedSection) => set({ savedSection }),
  setEditedSection: (section) =>
    set(({ activeContent, savedSection }) => ({
      editMode: section !== undefined,
      activeContent: section ?? activeContent,
      savedSection: section === undefined ? savedSection : null,
    })),
}));
