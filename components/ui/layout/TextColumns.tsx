import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { below, media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface TextColumnsProps {
  /** Three or four items, shown side by side where there is space. */
  items: readonly (readonly [title: string, text: string, more?: { picture?: string; figure?: string }])[];
  /** Numbers the items as steps in order. */
  isNumbered?: boolean;
}

/** Short texts in columns separated by lines. */
export function TextColumns({ items, isNumbered = false }: TextColumnsProps) {
  const className = [items.length === 4 && 'four', items.length > 4 && 'many'].filter(Boolean).join(' ');
  return (
    <List as={isNumbered ? 'ol' : 'ul'} className={className || undefined}>
      {items.map(([title, text, { picture, figure } = {}], index) => (
        <li key={title}>
          {picture && <Picture src={picture} alt="" width={960} height={540} loading="lazy" />}
          {isNumbered && (
            <span aria-hidden="true" className="figure step">
              {index + 1}
            </span>
          )}
          <h3>
            <NoBreak text={title} />
          </h3>
          {figure && <span className="figure">{figure}</span>}
          <p>
            <NoBreak numbersOnly text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}

/*
 * Four items are first shown in two rows of two. More than four columns have room for a figure of full size only on wide windows.
 * The description of a figure is a short text in a narrow column.
 */
const List = styled.ul`
  display: grid;
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > li {
    padding: ${theme.space[5]};
    border-block-end: ${theme.border.regular};
  }

  .figure {
    ${tabularNumerals}
    display: block;
    color: ${theme.color.primary};
    font-size: ${theme.text.page};
    font-weight: 700;
    line-height: ${theme.lineHeight.heading};
  }

  .figure + p {
    word-break: auto-phrase;
  }

  h3 {
    font-size: ${theme.text.row};
    line-height: ${theme.lineHeight.row};
  }

  p {
    margin-block-start: ${theme.space[2]};
    color: ${theme.color.textSecondary};
  }

  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > li {
      padding: ${theme.space[6]};
    }

    & > li + li {
      border-inline-start: ${theme.border.regular};
    }

    ${below.xl} {
      &.four {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        grid-auto-flow: row;
      }

      &.four > :nth-child(odd) {
        border-inline-start: ${theme.border.none};
      }

      &.many > li {
        padding-inline: ${theme.space[4]};
      }

      &.many .figure:not(.step) {
        font-size: ${theme.text.row};
      }
    }
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  margin-block-end: ${theme.space[4]};
  border-radius: ${theme.radius.badge};
`;
