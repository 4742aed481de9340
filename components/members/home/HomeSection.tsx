import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { type NoticeQuery, QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { Link, LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { hoverable, media, stretchedLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface HomeSectionProps {
  title: string;
  query: NoticeQuery & { isPending: boolean };
  /** The number of rows of the whole list that cannot be shown. */
  leftOut?: number | undefined;
  /** Shown instead of the rows when there are none: one line, and where to go on. */
  empty: { isEmpty: boolean; text: string; link?: { label: string; href: string } | undefined };
  /** The list of which the section shows a part. The label ends with すべて見る, which is what the page shows of it. */
  all: { label: string; href: string };
  children: ReactNode;
}

/** A part of mypage's home. Its failure or emptiness takes one row and leaves the others as they are. */
export function HomeSection({ title, query, leftOut, empty, all, children }: HomeSectionProps) {
  const hasData = query.data !== undefined;
  return (
    <LedgerSection
      title={title}
      action={
        hasData &&
        !empty.isEmpty && (
          <TextLink href={all.href} standalone aria-label={all.label}>
            すべて見る
          </TextLink>
        )
      }
    >
      <Rows>
        <QueryNotice query={query} subject={title} />
        {query.isPending && (
          <EmptyRow>
            <Skeleton lines={2} />
          </EmptyRow>
        )}
        {hasData && empty.isEmpty && (
          <EmptyRow>
            <p>{empty.text}</p>
            {empty.link && (
              <LinkButton href={empty.link.href} size="small">
                {empty.link.label}
              </LinkButton>
            )}
          </EmptyRow>
        )}
        {hasData && !empty.isEmpty && children}
        <LeftOutNote leftOut={leftOut} />
      </Rows>
    </LedgerSection>
  );
}

interface RowTitleProps {
  id?: string;
  href: string;
  title: string;
}

/** The title of a row, whose link the whole row follows. A remark at its end, such as （中堅M&A）, stays together. */
export function RowTitle({ id, href, title }: RowTitleProps) {
  const remark = /（[^（）]{5,12}）$/.exec(title)?.[0] ?? '';
  return (
    <TitleLine>
      <Link id={id} href={href}>
        <NoBreak text={title.slice(0, title.length - remark.length)} />
        {remark && <span className="keep-whole">{remark}</span>}
      </Link>
    </TitleLine>
  );
}

/* What is pressed lies on white. */
const Rows = styled.div`
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.none};
`;

const EmptyRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding: ${theme.space[4]};
  word-break: auto-phrase;

  & > div {
    flex: 1;
  }
`;

/** The rows of a {@link HomeSection}. The whole row leads where its title leads; other links of a row lie above that. */
export const HomeRows = styled.ul`
  & > li {
    position: relative;
    display: grid;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding: ${theme.space[3]};
    line-height: ${theme.lineHeight.row};

    ${media.md} {
      gap: 0 ${theme.space[4]};
      min-height: 4.75rem;
      padding: ${theme.space[3]} ${theme.space[4]};
    }
  }

  & > li + li {
    border-block-start: ${theme.border.regular};
  }

  .details {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  .details a {
    position: relative;
  }
`;

const TitleLine = styled.p`
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
