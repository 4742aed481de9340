import styled from 'styled-components';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * Shows the next step beside the content: a block on desktops, a strip from edge to edge of the window on smaller ones, nothing
 * on paper. The margins take back the gutter of the page.
 */
export const ActionPanel = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-inline: -${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.surface};
  border-block: ${theme.border.regular};

  ${media.md} {
    margin-inline: -${theme.space[8]};
    padding-inline: ${theme.space[8]};
  }

  ${media.lg} {
    margin-inline: 0;
    padding: ${theme.space[5]};
    border: ${theme.border.regular};
    border-block-start: ${theme.border.thick};
  }

  ${screenOnly}
`;
