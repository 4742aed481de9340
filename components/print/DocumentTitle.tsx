import styled from 'styled-components';

/** The title of a document on paper, spaced as on Japanese forms. */
export const DocumentTitle = styled.h2`
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.text.page};
  line-height: ${({ theme }) => theme.lineHeight.heading};
  letter-spacing: 0.3em;
  text-align: center;
  text-indent: 0.3em;
`;
