import { create } from 'zustand';

interface MypageState {
  /** Spec §3: an editor is open. */
  editMode: boolean;
  /** Spec §3: id of the section that is read or edited; null above the first. */
  activeContent: string | null;
  /** The editor that the address names; undefined closes it. */
  setEditedSection: (section: string | undefined) => void;
  /** The section that the person looks at. An open editor stays the active one. */
  setVisibleSection: (section: string) => void;
}

/** Follows the address, which alone says what is edited: Back and links must agree with what is on screen. */
export const useMypageStore = create<MypageState>()((set) => ({
  editMode: false,
  activeContent: null,
  setEditedSection: (section) =>
    set(({ activeContent }) => ({
      editMode: section !== undefined,
      activeContent: section ?? activeContent,
    })),
  setVisibleSection: (section) => set(({ editMode }) => (editMode ? {} : { activeContent: section })),
}));
