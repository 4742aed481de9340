import { css } from 'styled-components';
import { theme } from '@/styles/theme';

/** The style of all text controls. The text is at least 16 px, because iOS zooms the page on focus otherwise. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.textPrimary};
  background: ${theme.color.surface};
  border: ${theme.border.control};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.body};
  line-height: ${theme.lineHeight.row};
  appearance: none;

  &::placeholder {
    color: ${theme.color.textSecondary};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border: ${theme.border.error};
  }

  &:read-only:not(select) {
    background: ${theme.color.primaryFaint};
  }

  &:disabled {
    color: ${theme.color.textSecondary};
    background: ${theme.color.primaryFaint};
    cursor: not-allowed;
  }
`;
