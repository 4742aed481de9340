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

/** The title of a row, whose link the whole row follows. A remark at its end, such as （中堅M&A）, stays together. */
export function RowTitle({ id, href, title }: RowTitleProps) {
  const remark = /（[^（）]{5,12}）$/.exec(title)?.[0] ?? '';
  return (
    <Root>
      <Link id={id} href={href}>
        <NoBreak text={title.slice(0, title.length - remark.length)} />
        {remark && <span className="keep-whole">{remark}</span>}
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
