import styled from 'styled-components';
import { phraseBreaks } from '@/styles/mixins';

/** What should be known before pressing a button. */
export const SmallNote = styled.p<{ $align?: 'start' | 'center' }>`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
  text-align: ${({ $align = 'center' }) => $align};
  ${phraseBreaks}
`;
