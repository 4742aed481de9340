import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';

/** The first element in the tab order. It skips the header. */
export function SkipLink() {
  return <Root href="#main">本文へ移動</Root>;
}

const Root = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  position: absolute;
  inset: ${({ theme }) => `${theme.space[2]} auto auto ${theme.space[2]}`};
  z-index: ${({ theme }) => theme.zIndex.skipLink};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.primary};
  background: ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme }) => theme.radius.control};
  font-weight: 700;
`;
