import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

/** A note of several lines, such as one about the law. It breaks anywhere but within numbers, as running text does. */
export function LongNote({ children }: { children: string }) {
  return (
    <Root>
      <NoBreak numbersOnly text={children} />
    </Root>
  );
}

const Root = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
