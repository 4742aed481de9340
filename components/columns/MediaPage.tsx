import styled from 'styled-components';
import { gutter, media } from '@/styles/mixins';

/** The width and vertical spacing shared by the media pages. */
export const MediaPage = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
  width: 100%;
  max-width: ${({ theme }) => theme.width.page};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[16]};

  ${media.md} {
    gap: ${({ theme }) => theme.space[18]};
  }
`;
