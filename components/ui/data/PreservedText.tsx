import styled from 'styled-components';

/** A text that a person typed, with their own line breaks. */
export const PreservedText = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
