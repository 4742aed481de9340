import styled from 'styled-components';
import { phraseBreaks } from '@/styles/mixins';

/** What should be known before pressing the button below. */
export const SmallNote = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  text-align: center;
  ${phraseBreaks}
`;
