import styled, { keyframes } from 'styled-components';

/** A turning ring in the colour of the text around it. Decorative: say what is going on beside it. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.16em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${spin} 0.8s linear infinite;

  /* A gap in a ring that stands still looks broken; dots read as waiting. */
  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-right-color: currentColor;
  }
`;
