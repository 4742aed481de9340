import styled from 'styled-components';

/**
 * The content area of an ordinary page between header and footer. With `$flush` it has no top padding, because the
 * heading contains it.
 */
export const ContentPage = styled.div<{ $flush?: boolean }>`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme, $flush }) => `${$flush ? 0 : theme.space[6]} ${theme.space[4]} ${theme.space[16]}`};
`;
