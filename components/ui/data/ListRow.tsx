import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { eyebrowLine, focusRing, hoverable, panelTitle, splitView } from '@/styles/mixins';
import { NoBreak } from './NoBreak';

interface ListRowProps {
  title: string;
  href: string;
  /** Of the link, for whoever gives the focus back to it or describes a button by it. */
  linkId?: string;
  onLinkClick?: MouseEventHandler;
  /** Shown beside the list, where there is room for it. */
  isCurrent?: boolean;
  /** A badge, and whose or what kind it is. */
  eyebrow: ReactNode;
  /** The seal of a done application. */
  stamp?: ReactNode;
  /** Below the title, before the facts. */
  lead?: ReactNode;
  children: ReactNode;
  /** What can be done from the row; stands above the link that covers it. */
  actions?: ReactNode;
}

/** A row of a list: the whole of it leads on, one link carries the name. */
export function ListRow({
  title,
  href,
  linkId,
  onLinkClick,
  isCurrent = false,
  eyebrow,
  stamp,
  lead,
  children,
  actions,
}: ListRowProps) {
  return (
    <Root $current={isCurrent}>
      <Head $hasStamp={Boolean(stamp)}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>
          <RowLink id={linkId} href={href} onClick={onLinkClick} aria-current={isCurrent || undefined}>
            <NoBreak text={title} />
          </RowLink>
        </Title>
        {lead}
      </Head>
      {children}
      {actions && <Actions>{actions}</Actions>}
      {stamp && <StampPosition>{stamp}</StampPosition>}
    </Root>
  );
}

const highlighted = css`
  background: ${({ theme }) => theme.color.primaryFaint};
  box-shadow: ${({ theme }) => theme.shadow.bar};
`;

const Root = styled.li<{ $current: boolean }>`
  position: relative;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[4]}`};

  ${hoverable} {
    &:hover {
      ${highlighted}
    }
  }

  ${splitView} {
    ${({ $current }) => $current && highlighted}
  }
`;

const Head = styled.div<{ $hasStamp: boolean }>`
  padding-inline-end: ${({ theme, $hasStamp }) => ($hasStamp ? theme.size.stampLarge : 0)};
`;

const Eyebrow = styled.p`
  ${eyebrowLine}
`;

const Title = styled.h2`
  ${panelTitle}
  margin-block-start: ${({ theme }) => theme.space[1]};
`;

const RowLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  /* Stretches the link over the row. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -${({ theme }) => theme.space[1]};
  }
`;

/* Only the controls themselves are lifted over the stretched link: beside them the row still leads on. */
const Actions = styled.div`
  margin-block-start: ${({ theme }) => theme.space[3]};

  & :is(a, button, [role='alert']) {
    position: relative;
    z-index: 1;
  }
`;

const StampPosition = styled.div`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[4]};
  inset-inline-end: ${({ theme }) => theme.space[4]};
`;
