import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { NoBreak } from './NoBreak';

/** A bullet list for short, independent items. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <NoBreak numbersOnly text={item} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
