import styled from 'styled-components';

/** Text that a user entered, with its line breaks. */
export const PreservedText = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
