import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { type NoticeQuery, QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { LedgerSection } from '@/components/ui/layout/LedgerSection';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { media } from '@/styles/mixins';
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
