import styled from 'styled-components';
import { gutter } from '@/styles/mixins';

/**
 * The content area of an ordinary page between header and footer. With `$flush` it has no top padding, because the
 * heading contains it. With `$wide` it is as wide as the header, for lists whose rows are compared.
 */
export const ContentPage = styled.div<{ $flush?: boolean; $wide?: boolean }>`
  max-width: ${({ theme, $wide }) => ($wide ? theme.width.list : theme.width.content)};
  margin-inline: auto;
  padding: ${({ theme, $flush }) => `${$flush ? 0 : theme.space[6]} ${theme.space[4]} ${theme.space[16]}`};
  ${({ $wide }) => $wide && gutter}
`;
