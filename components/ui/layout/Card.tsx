import styled from 'styled-components';
import { media } from '@/styles/mixins';

/** A raised card, used rarely. Records use Panel. */
export const Card = styled.div`
  padding: ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.regular};
  border-radius: ${({ theme }) => theme.radius.card};

  ${media.md} {
    padding: ${({ theme }) => theme.space[6]};
  }
`;
