import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { theme } from '@/styles/theme';

interface HomeListProps {
  items: readonly {
    id: number;
    href: string;
    /** Id of the link with the title, which `more` can refer to. */
    titleId?: string;
    title: string;
    /** A sentence, or facts. */
    text: ReactNode;
    more?: ReactNode;
  }[];
}

/** A few rows of mypage's home: a title that is a link, a text, and the actions. */
export function HomeList({ items }: HomeListProps) {
  return (
    <Rows>
      {items.map(({ id, href, titleId, title, text, more }) => (
        <li key={id}>
          <TextLink id={titleId} href={href} bold standalone>
            <NoBreak text={title} />
          </TextLink>
          <p>{typeof text === 'string' ? <NoBreak numbersOnly text={text} /> : text}</p>
          {more}
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  font-size: ${theme.text.small};
`;
