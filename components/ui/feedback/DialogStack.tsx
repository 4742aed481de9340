import styled from 'styled-components';

/** What stands in a dialog one below the other: words, a form, another way on. */
export const DialogStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
`;
