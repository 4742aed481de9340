import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/Link';
import { NoBreak } from './NoBreak';

/** A fact of a row: `value`, and below it `detail` in small letters. */
export interface ComparisonCell {
  term: string;
  /** A `<strong>` in it is drawn larger, a `<small>` as a second line. Empty for a row without this fact. */
  value: ReactNode;
  detail?: ReactNode;
  /** Aligned at the end of the column. */
  isFigure?: boolean;
  /** Names the value on small widths too, where there is no head: for a day or a number that does not explain itself. */
  isTermShown?: boolean;
  /** Drawn in the colour of what is urgent. */
  isUrgent?: boolean;
}

interface ComparisonRowProps {
  title: string;
  href: string;
  /** Id of the link, so that it can be focused. */
  linkId?: string;
  onLinkClick?: MouseEventHandler;
  /** True when the row's item is shown in the preview beside the list. */
  isCurrent?: boolean;
  /** Draws the figures in the colour of what no longer counts. */
  isMuted?: boolean;
  /** A short text that belongs to the title, such as the company. */
  caption: ReactNode;
  /** One for each column of the list between the title and the state. */
  cells: readonly ComparisonCell[];
  /** The state at the right edge: the stamp of an application, or a button. */
  state?: ReactNode;
  /** In place of `state`: the end of a row with buttons, which have to be above the link that covers the row. */
  children?: ReactNode;
}

const getClassName = ({ isFigure, isTermShown, isUrgent }: ComparisonCell) =>
  [isFigure && 'figure', isTermShown && 'named', isUrgent && 'urgent'].filter(Boolean).join(' ') || undefined;

/**
 * A row of a {@link ComparisonList}, which contains its style. The whole row is clickable, but only the title is a link. Each fact
 * is below its head from lg up, and in a few lines on smaller widths. There the first fact, which is the most important one, and
 * the last, which is the deadline, have lines of their own.
 */
export function ComparisonRow({
  title,
  href,
  linkId,
  onLinkClick,
  isCurrent = false,
  isMuted = false,
  caption,
  cells,
  state,
  children,
}: ComparisonRowProps) {
  return (
    <li className={[isCurrent && 'current', isMuted && 'muted'].filter(Boolean).join(' ') || undefined}>
      <div>
        <h2>
          <Link id={linkId} href={href} onClick={onLinkClick} aria-current={isCurrent || undefined}>
            <NoBreak text={title} />
          </Link>
        </h2>
        {caption}
      </div>
      <dl>
        {cells.map((cell) => (
          <div key={cell.term} className={getClassName(cell)} aria-hidden={cell.value === '' || undefined}>
            <dt>{cell.term}</dt>
            <dd>{cell.value}</dd>
            {cell.detail && <dd>{cell.detail}</dd>}
          </div>
        ))}
      </dl>
      {state}
      {children}
    </li>
  );
}
