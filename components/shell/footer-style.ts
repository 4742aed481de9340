import { css } from 'styled-components';
import { gutter, hoverable, touch } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The dark band at the end of public pages. */
export const footerBandStyle = css`
  ${gutter}
  padding-block: ${theme.space[10]} ${theme.space[6]};
  color: ${theme.color.onBandSecondary};
  background: ${theme.color.band};
  font-size: ${theme.text.small};
`;

export const footerListStyle = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[6]};
`;

/** The links are close together, so touch screens get larger targets than mouse devices. */
export const footerLinkStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.space[8]};

  ${touch} {
    min-height: ${theme.size.touch};
  }
`;

/** Links on the dark band have no underline, because a list of links is recognisable without it. */
export const footerBandLinkStyle = css`
  ${footerLinkStyle}
  color: ${theme.color.onBand};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
