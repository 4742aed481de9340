import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/** Shows a label beside its icon. Applied over `visuallyHidden`, which hides the label otherwise. */
export const tooltipStyle = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: calc(100% + ${theme.space[1]});
  z-index: ${theme.zIndex.panel};
  width: max-content;
  height: auto;
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[3]};
  overflow: visible;
  clip-path: none;
  translate: 0 -50%;
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-inline-start: ${theme.border.bar};
  border-radius: ${theme.radius.badge};
  box-shadow: ${theme.shadow.raised};
`;
