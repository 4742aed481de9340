import { css } from 'styled-components';

/** The style of all text controls. The text is at least 16 px, because iOS zooms the page on focus otherwise. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.textPrimary};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.control};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.text.body};
  line-height: ${({ theme }) => theme.lineHeight.row};
  appearance: none;

  &::placeholder {
    color: ${({ theme }) => theme.color.textSecondary};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border: ${({ theme }) => theme.border.error};
  }

  &:read-only:not(select) {
    background: ${({ theme }) => theme.color.primaryFaint};
  }

  &:disabled {
    color: ${({ theme }) => theme.color.textSecondary};
    background: ${({ theme }) => theme.color.primaryFaint};
    cursor: not-allowed;
  }
`;
