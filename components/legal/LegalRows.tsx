import { DefinitionRows } from '@/components/ui/DefinitionRows';
import type { LegalRow } from '@/schemas/legal-text';
import { LinkedText } from './LinkedText';

interface LegalRowsProps {
  rows: readonly LegalRow[];
  /** Inside a LedgerBlock without padding of its own. */
  inset?: boolean;
}

export function LegalRows({ rows, inset }: LegalRowsProps) {
  return (
    <DefinitionRows
      inset={inset}
      rows={rows.map(({ term, detail }) => ({ term, detail: <LinkedText text={detail} /> }))}
    />
  );
}
