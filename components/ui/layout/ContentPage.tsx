import styled from 'styled-components';

/** The room of an ordinary page between header and footer. `$flush`: its heading brings the room above. */
export const ContentPage = styled.div<{ $flush?: boolean }>`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme, $flush }) => `${$flush ? 0 : theme.space[6]} ${theme.space[4]} ${theme.space[16]}`};
`;
