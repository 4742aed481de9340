import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface TextColumnsProps {
  /** Three or four items, shown side by side where there is space. */
  items: readonly (readonly [title: string, text: string, more?: { picture?: string; figure?: string }])[];
  /** Numbers the items as steps in order. */
  isNumbered?: boolean;
}

/** Short texts in columns separated by lines. */
export function TextColumns({ items, isNumbered = false }: TextColumnsProps) {
  return (
    <List as={isNumbered ? 'ol' : 'ul'} $count={items.length}>
      {items.map(([title, text, { picture, figure } = {}], index) => (
        <li key={title}>
          {picture && <Picture src={picture} alt="" width={960} height={540} loading="lazy" />}
          {isNumbered && <Figure aria-hidden="true">{index + 1}</Figure>}
          <Title>
            <NoBreak text={title} />
          </Title>
          {figure && <Figure $isSmall={items.length > 4}>{figure}</Figure>}
          <Text>
            <NoBreak numbersOnly text={text} />
          </Text>
        </li>
      ))}
    </List>
  );
}

/* Four items are first shown in two rows of two. */
const List = styled.ul<{ $count: number }>`
  display: grid;
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > li {
    padding: ${theme.space[5]};
    border-block-end: ${theme.border.regular};
  }

  ${media.md} {
    grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 2 : $count)}, minmax(0, 1fr));

    & > li {
      padding: ${theme.space[6]};
    }

    & > li:nth-child(${({ $count }) => ($count === 4 ? 'even' : 'n + 2')}) {
      border-inline-start: ${theme.border.regular};
    }
  }

  ${media.xl} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));

    & > li + li {
      border-inline-start: ${theme.border.regular};
    }
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  margin-block-end: ${theme.space[4]};
  border-radius: ${theme.radius.badge};
`;

/*
 * More than four columns have room for a figure of this size only on wide windows. The description of the figure is a short text in a
 * narrow column.
 */
const Figure = styled.span<{ $isSmall?: boolean }>`
  ${tabularNumerals}
  display: block;
  color: ${theme.color.primary};
  font-size: ${theme.text.page};
  font-weight: 700;
  line-height: ${theme.lineHeight.heading};

  & + p {
    word-break: auto-phrase;
  }

  ${media.md} {
    font-size: ${({ $isSmall }) => ($isSmall ? theme.text.row : theme.text.page)};
  }

  ${media.xl} {
    font-size: ${theme.text.page};
  }
`;

const Title = styled.h3`
  font-size: ${theme.text.row};
  line-height: ${theme.lineHeight.row};
`;

const Text = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.textSecondary};
`;
