import styled from 'styled-components';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * The content area of an ordinary page between header and footer. With `$flush` it has no top padding, because the
 * heading contains it. With `$wide` it is as wide as the header in every window, for lists whose rows are compared.
 */
export const ContentPage = styled.div<{ $flush?: boolean; $wide?: boolean }>`
  max-width: ${({ $wide }) => ($wide ? theme.width.list : theme.width.page)};
  margin-inline: auto;
  padding-block: ${({ $flush }) => `${$flush ? 0 : theme.space[6]} ${theme.space[16]}`};
  ${gutter}
`;
