import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { type NoticeQuery, QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { media, panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface HomeBlockProps {
  title: string;
  /** Left out for what is not fetched. */
  query?: NoticeQuery & { isPending: boolean };
  /** The number of rows of the whole list that cannot be shown. */
  leftOut?: number | undefined;
  /** Shown instead of the content when there is nothing: one line, where to go on, and a hint that fills reserved room. */
  empty: { isEmpty: boolean; text: string; action: string; href: string; hint?: string };
  /** The list of which the block shows a part. */
  all?: { label: string; href: string };
  /** True when only the browser knows the content: its room is reserved, so that nothing below moves when it appears. */
  isLate?: boolean;
  children: ReactNode;
}

/** A part of mypage's home. Its failure or emptiness takes one line and leaves the others as they are. */
export function HomeBlock({ title, query, leftOut, empty, all, isLate = false, children }: HomeBlockProps) {
  const titleId = useId();
  const hasData = query === undefined || query.data !== undefined;
  return (
    <Root aria-labelledby={titleId} className={isLate ? 'late' : undefined}>
      <div>
        <h3 id={titleId}>{title}</h3>
        {all && hasData && !empty.isEmpty && (
          <TextLink href={all.href} standalone>
            {all.label}
          </TextLink>
        )}
      </div>
      {query && <QueryNotice query={query} subject={title} />}
      {query?.isPending && <Skeleton lines={2} />}
      {hasData && empty.isEmpty && (
        <p>
          {empty.text}
          <TextLink href={empty.href} standalone>
            {empty.action}
          </TextLink>
        </p>
      )}
      {hasData && empty.isEmpty && empty.hint && <SmallNote $align="start">{empty.hint}</SmallNote>}
      {hasData && !empty.isEmpty && children}
      <LeftOutNote leftOut={leftOut} />
    </Root>
  );
}

/* A late block has room for the title, a vacancy of which the title takes two lines on phones, and a link. */
const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};

  & + & {
    border-block-start: ${theme.border.regular};
  }

  &.late {
    align-content: start;
    min-height: 13rem;

    ${media.md} {
      min-height: 11rem;
    }
  }

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    font-size: ${theme.text.small};
  }

  h3 {
    ${panelTitle}
    font-size: ${theme.text.body};
  }

  & > div + p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[4]};
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }

  & > ul {
    display: grid;
    gap: ${theme.space[4]};
    font-size: ${theme.text.small};
  }

  li > p + p {
    color: ${theme.color.textSecondary};
  }
`;

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

/** A few rows of a {@link HomeBlock}: a title that is a link, a text, and the actions. */
export function HomeList({ items }: HomeListProps) {
  return (
    <ul>
      {items.map(({ id, href, titleId, title, text, more }) => (
        <li key={id}>
          <TextLink id={titleId} href={href} bold standalone>
            <NoBreak text={title} />
          </TextLink>
          <p>{typeof text === 'string' ? <NoBreak numbersOnly text={text} /> : text}</p>
          {more}
        </li>
      ))}
    </ul>
  );
}
