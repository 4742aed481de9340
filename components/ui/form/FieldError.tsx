import styled from 'styled-components';

/* In a file of its own, because a list with checkboxes needs none of the other parts of a field. */
export const FieldError = styled.p`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
`;
