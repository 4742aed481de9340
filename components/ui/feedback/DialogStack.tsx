import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** The vertical stack of a dialog's contents, such as text, a form and a link. */
export const DialogStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
