import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** A short note beside a button that should be read before pressing it. It breaks between phrases, as labels do. */
export const SmallNote = styled.p<{ $align?: 'start' | 'center' }>`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  word-break: auto-phrase;
  text-align: ${({ $align = 'center' }) => $align};
`;
