import { FactGrid } from '@/components/ui/data/FactGrid';
import { dayText, timeRangeText } from '@/lib/dates';
import { cpeText, feeText, venueNameText } from '@/lib/seminars/seminar-text';
import { UNKNOWN_TEXT } from '@/lib/vacancies/vacancy-text';
import type { SeminarSummary } from '@/schemas/seminar-fields';

export function SeminarFacts({ seminar }: { seminar: SeminarSummary }) {
  return (
    <FactGrid
      columns="2fr 1.6fr 1fr 0.8fr"
      firstOnOwnLine
      facts={[
        [
          '日時',
          [dayText(seminar.starts_at), timeRangeText(seminar)].filter(Boolean).join(' ') || UNKNOWN_TEXT,
        ],
        ['会場', venueNameText(seminar.venue)],
        ['参加費', feeText(seminar.fee)],
        ['CPD', cpeText(seminar.cpe_units)],
      ]}
    />
  );
}
