import Link from 'next/link';
import styled from 'styled-components';
import { MEDIA_NAME_PHRASES } from '@/lib/columns/media-section';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The name of the media beside the logo. It breaks only between its phrases. */
export function MediaName() {
  return (
    <Root href="/column">
      <span>
        {MEDIA_NAME_PHRASES[0]}
        <wbr />
        {MEDIA_NAME_PHRASES[1]}
      </span>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  color: ${theme.color.textPrimary};
  font-family: ${theme.font.serif};
  font-weight: 700;
  line-height: ${theme.lineHeight.heading};
  text-decoration: none;

  & > span {
    word-break: keep-all;
  }

  ${media.sm} {
    flex: none;
  }

  ${media.md} {
    font-size: ${theme.text.block};
  }
`;
