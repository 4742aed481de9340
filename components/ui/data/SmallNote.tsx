import styled from 'styled-components';

/** A short note beside a button that should be read before pressing it. */
export const SmallNote = styled.p<{ $align?: 'start' | 'center' }>`
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
  text-wrap: balance;
  text-align: ${({ $align = 'center' }) => $align};
`;
