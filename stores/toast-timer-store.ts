import { create } from 'zustand';

/**
 * How much of its time a toast has still to be shown. It is not in the toast store, so that pages without a toast do
 * not load it.
 */
interface ToastTimer {
  /** The number of the toast; 0 before the first one. */
  sequence: number;
  /** In ms. */
  remaining: number;
}

export const useToastTimerStore = create<ToastTimer>()(() => ({ sequence: 0, remaining: 0 }));
