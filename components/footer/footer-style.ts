import { css } from 'styled-components';
import { gutter, hoverable, touch } from '@/styles/mixins';

/** The dark band that closes a page of the open site. */
export const footerBandStyle = css`
  ${gutter}
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[6]}`};
  color: ${({ theme }) => theme.color.onPrimarySecondary};
  background: ${({ theme }) => theme.color.primaryPressed};
  font-size: ${({ theme }) => theme.text.small};
`;

export const footerListStyle = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[6]};
`;

/** Many stand close together: a finger gets its room, a mouse needs less. */
export const footerLinkStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.space[8]};

  ${touch} {
    min-height: ${({ theme }) => theme.size.touch};
  }
`;

/** On the dark band, where a list of links needs no underlines to be told as such. */
export const footerBandLinkStyle = css`
  ${footerLinkStyle}
  color: ${({ theme }) => theme.color.onPrimary};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
