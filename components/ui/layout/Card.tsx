import styled from 'styled-components';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A raised card, used rarely. Records use Panel. */
export const Card = styled.div`
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-radius: ${theme.radius.card};

  ${media.md} {
    padding: ${theme.space[6]};
  }
`;
