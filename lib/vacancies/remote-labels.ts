import type { Remote } from '@/schemas/vacancy-codes';

// Not in vacancy-text.ts, so that the top page does not load them.

/** Labels for a details row; a list row uses `workplaceText`. */
export const remoteLabels: Record<Remote, string> = {
  none: '出社',
  partial: '一部リモート可',
  full: 'フルリモート可',
};
