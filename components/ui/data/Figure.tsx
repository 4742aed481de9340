import type { ReactNode } from 'react';
import { noBreakClass } from '@/lib/no-break';

interface FigureProps {
  number: ReactNode;
  unit: string;
}

/**
 * A number and its unit in two columns, so that the figures of a list stand below each other. The style is part of the global
 * style, because a list has more than a hundred of them.
 */
export function Figure({ number, unit }: FigureProps) {
  return (
    <span className="amount">
      <span>{number}</span>
      <small className={noBreakClass(unit)}>{unit}</small>
    </span>
  );
}
