import { css } from 'styled-components';
import { gutter, hoverable, touch } from '@/styles/mixins';

/** The dark band at the end of public pages. */
export const footerBandStyle = css`
  ${gutter}
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.onBandSecondary};
  background: ${({ theme }) => theme.color.band};
  font-size: ${({ theme }) => theme.text.small};
`;

export const footerListStyle = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[6]};
`;

/** The links are close together, so touch screens get larger targets than mouse devices. */
export const footerLinkStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.space[8]};

  ${touch} {
    min-height: ${({ theme }) => theme.size.touch};
  }
`;

/** Links on the dark band have no underline, because a list of links is recognisable without it. */
export const footerBandLinkStyle = css`
  ${footerLinkStyle}
  color: ${({ theme }) => theme.color.onBand};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
