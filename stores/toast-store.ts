import { create } from 'zustand';
import { LONG_TOAST_MS, TOAST_MS } from '@/lib/business-constants';

export type ToastType = 'success' | 'info' | 'error';
export type ToastIcon = 'check' | 'info' | 'alert' | 'mail';

export interface ToastRequest {
  message: string;
  type?: ToastType;
  /** In ms. */
  duration?: number;
  icon?: ToastIcon;
}

interface ToastState {
  visible: boolean;
  message: string;
  type: ToastType;
  duration: number;
  /** How much of its time the toast has still to be shown, in ms. */
  remaining: number;
  hasAppeared: boolean;
  icon: ToastIcon;
  /** Increases with every toast, so that a second toast with the same text restarts the timer. */
  sequence: number;
  show: (toast: ToastRequest) => void;
  hide: () => void;
}

const ICONS: Record<ToastType, ToastIcon> = { success: 'check', info: 'info', error: 'alert' };

export const useToastStore = create<ToastState>()((set) => ({
  visible: false,
  message: '',
  type: 'success',
  duration: TOAST_MS,
  remaining: 0,
  hasAppeared: false,
  icon: 'check',
  sequence: 0,
  show: ({ message, type = 'success', duration = TOAST_MS, icon = ICONS[type] }) =>
    set(({ sequence }) => ({
      visible: true,
      message,
      type,
      duration,
      remaining: duration,
      hasAppeared: false,
      icon,
      sequence: sequence + 1,
    })),
  hide: () => set({ visible: false }),
}));

/** Shows a toast. For mutations and other code outside rendering. */
export const showToast = (toast: ToastRequest) => useToastStore.getState().show(toast);

/** Shows a failure, by default for 5 s (spec §8). */
export const showErrorToast = (message: string, duration = LONG_TOAST_MS) =>
  showToast({ message, type: 'error', duration });
