import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { TextLink } from '@/components/ui/TextLink';
import type { LegalRow } from './legal-text';

interface LegalRowsProps {
  rows: readonly LegalRow[];
  /** Inside a LedgerBlock without padding of its own. */
  inset?: boolean;
}

export function LegalRows({ rows, inset }: LegalRowsProps) {
  return (
    <DefinitionRows
      inset={inset}
      rows={rows.map(({ term, detail, href }) => ({
        term,
        detail: href ? <TextLink href={href}>{detail}</TextLink> : detail,
      }))}
    />
  );
}
