import styled from 'styled-components';

/** Short lines, each to be met or counted by itself. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
`;
