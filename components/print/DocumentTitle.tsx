import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** The title of a document on paper, spaced as on Japanese forms. */
export const DocumentTitle = styled.h2`
  font-family: ${theme.font.serif};
  font-size: ${theme.text.page};
  line-height: ${theme.lineHeight.heading};
  letter-spacing: 0.3em;
  text-align: center;
  text-indent: 0.3em;
`;
