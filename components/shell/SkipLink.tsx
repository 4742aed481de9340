import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The first element in the tab order. It skips the header. */
export function SkipLink() {
  return <Root href="#main">本文へ移動</Root>;
}

const Root = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  position: absolute;
  inset: ${theme.space[2]} auto auto ${theme.space[2]};
  z-index: ${theme.zIndex.skipLink};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.primary};
  background: ${theme.color.surface};
  border-radius: ${theme.radius.control};
  font-weight: 700;
`;
