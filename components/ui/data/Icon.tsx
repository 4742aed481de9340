import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** The shapes of the icon, imported from `lucide`. */
  node: IconNode;
}

/**
 * An icon beside a text, or in a button with a label. It is hidden from screen readers; its size and its lines are in the
 * global style.
 */
export function Icon({ node }: IconProps) {
  return createElement(
    'svg',
    { className: 'icon', viewBox: '0 0 24 24', 'aria-hidden': true },
    // Passed as separate children, which need no keys.
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
