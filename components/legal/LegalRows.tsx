import { DescriptionList } from '@/components/ui/data/DescriptionList';
import type { LegalRow } from '@/schemas/legal-text';
import { LinkedText } from './LinkedText';

interface LegalRowsProps {
  rows: readonly LegalRow[];
  /** Inside a Panel without padding of its own. */
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
