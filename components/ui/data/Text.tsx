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

/** A short note beside a button that should be read before pressing it. It breaks between phrases, as labels do. */
export const SmallNote = styled.p<{ $align?: 'start' | 'center' }>`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
  word-break: auto-phrase;
  text-align: ${({ $align = 'center' }) => $align};
`;

/** Text that a user entered, with its line breaks. */
export const PreservedText = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A long text that a user entered. A blank line begins a paragraph; the other line breaks stay as they are. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change their order
      <Paragraph as="p" key={index}>
        <NoBreak numbersOnly text={paragraph} />
      </Paragraph>
    ));

const Paragraph = styled(PreservedText)`
  & + & {
    margin-block-start: ${theme.space[3]};
  }
`;
