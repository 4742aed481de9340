import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

/** A list of rows below a thick green line. */
export const List = styled.ol`
  margin-block: ${theme.space[4]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};

  & > :not(:first-child) {
    border-block-start: ${theme.border.regular};
  }
`;

/** A bullet list for short, independent items. A text that is sent twice says nothing new and is shown once. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <Bullets>
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <NoBreak numbersOnly text={item} />
        </li>
      ))}
    </Bullets>
  );
}

const Bullets = styled.ul`
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
