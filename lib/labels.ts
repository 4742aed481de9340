import { UNKNOWN } from '@/schemas/wire-values';

/** What is shown for what the API has sent and the site cannot read, of which nobody can say that it is not stated. */
export const UNREADABLE_TEXT = '表示できません';

/** Returns the label of a code. A code that this site does not know is its own label, and an unknown one cannot be shown. */
export const labelOf = (labels: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(labels, code) && labels[code]) || (code === UNKNOWN ? UNREADABLE_TEXT : code);
