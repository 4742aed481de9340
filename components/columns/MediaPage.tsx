import styled from 'styled-components';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The width and vertical spacing shared by the media pages. */
export const MediaPage = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block-end: ${theme.space[16]};

  ${media.md} {
    gap: ${theme.space[18]};
  }
`;
