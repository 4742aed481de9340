import styled, { keyframes } from 'styled-components';
import { forcedColors } from '@/styles/mixins';

/**
 * A rotating ring in the colour of the surrounding text. It is decorative, so a text beside it must describe the
 * progress.
 */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

/* Without rotation a ring with a gap looks broken, so reduced motion uses dots. Forced colours give a
   transparent border a colour, which would close the gap. */
const Ring = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  border: 0.16em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${spin} 0.8s linear infinite;

  ${forcedColors} {
    border-right-color: ButtonFace;
  }

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-right-color: currentColor;
  }
`;
