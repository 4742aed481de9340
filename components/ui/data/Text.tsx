import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

interface TextProps {
  $tone?: 'secondary';
  $size?: 'row' | 'body' | 'small' | 'caption';
  $weight?: 400 | 700;
}

/** A text whose colour, size or weight differ from those around it. */
export const Text = styled.p<TextProps>`
  color: ${({ $tone }) => $tone && theme.color.textSecondary};
  font-size: ${({ $size }) => $size && theme.text[$size]};
  font-weight: ${({ $weight }) => $weight};
`;

/** A note of several lines, such as one about the law. It breaks anywhere but within numbers, as running text does. */
export function LongNote({ children }: { children: string }) {
  return (
    <Text $tone="secondary" $size="small">
      <NoBreak numbersOnly text={children} />
    </Text>
  );
}
