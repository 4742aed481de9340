import styled from 'styled-components';

/** What is useless on paper: navigation, buttons and notices. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;
