import { css } from 'styled-components';
import { focusRing } from './mixins';

// Not in mixins.ts, so that only the pages with rows load it.

/** Stretches a link over the nearest ancestor with `position: relative`, which also shows its focus ring. */
export const stretchedLink = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -4px;
  }
`;
