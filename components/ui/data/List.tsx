import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** A list of rows below a thick green line. */
export const List = styled.ol`
  margin-block: ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};

  & > :not(:first-child) {
    border-block-start: ${theme.border.regular};
  }
`;
