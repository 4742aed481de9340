import { create } from 'zustand';

/** The header's panels (spec §3): small-width menu, application folder, notifications, profile. */
export type MenuId = 'menu' | 'folder' | 'notification' | 'profile';

interface MenuState {
  /** At most one panel is open. Opening one closes the other. */
  openMenuId: MenuId | null;
  setOpen: (id: MenuId, open: boolean) => void;
  closeAll: () => void;
}

export const useMenuStore = create<MenuState>()((set) => ({
  openMenuId: null,
  setOpen: (id, open) =>
    set(({ openMenuId }) => {
      if (open) return { openMenuId: id };
      // A late close event of a replaced menu must not close the menu that replaced it.
      return openMenuId === id ? { openMenuId: null } : {};
    }),
  closeAll: () => set({ openMenuId: null }),
}));
