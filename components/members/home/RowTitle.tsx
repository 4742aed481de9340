import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Link } from '@/components/ui/navigation/Link';
import { hoverable, stretchedLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface RowTitleProps {
  id?: string;
  href: string;
  title: string;
}

/** The title of a row, whose link the whole row follows. */
export function RowTitle({ id, href, title }: RowTitleProps) {
  return (
    <Root>
      <Link id={id} href={href}>
        <NoBreak text={title} />
      </Link>
    </Root>
  );
}

const Root = styled.p`
  font-weight: 700;
  word-break: auto-phrase;

  a {
    ${stretchedLink}
  }

  ${hoverable} {
    li:hover > div > & a {
      color: ${theme.color.primary};
    }
  }
`;
