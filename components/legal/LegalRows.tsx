import { DescriptionList } from '@/components/ui/data/DescriptionList';
import type { LegalRow } from '@/schemas/legal-text';
import { LinkedText } from './LinkedText';

interface LegalRowsProps {
  rows: readonly LegalRow[];
  /** Adds inner spacing, for use inside a Panel without padding. */
  inset?: boolean;
}

export function LegalRows({ rows, inset }: LegalRowsProps) {
  return (
    <DescriptionList
      inset={inset}
      items={rows.map(({ term, detail }) => ({ term, detail: <LinkedText text={detail} /> }))}
    />
  );
}
