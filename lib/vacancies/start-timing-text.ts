import { fullDayText } from '@/lib/dates';
import { labelOf } from '@/lib/labels';
import { startTimingLabels } from '@/schemas/application-transitions';

interface StartChoice {
  /** Empty when the API does not return it. */
  start_timing: string;
  start_date: string | null;
}

/** Returns when an applicant can start, like `1か月以内` or `2027年1月12日(火)`; an empty text when it is unknown. */
export function startTimingText({ start_timing, start_date }: StartChoice): string {
  if (start_timing === 'specified') return start_date ? fullDayText(start_date) : '';
  return labelOf(startTimingLabels, start_timing);
}
