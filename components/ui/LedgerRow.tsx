import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { beside, blockTitle, focusRing, hoverable, kickerLine } from '@/styles/mixins';
import { Unbroken } from './Unbroken';

interface LedgerRowProps {
  title: string;
  href: string;
  /** Of the link, for whoever gives the focus back to it or describes a button by it. */
  linkId?: string;
  onFollow?: MouseEventHandler;
  /** Shown beside the list, where there is room for it. */
  current?: boolean;
  /** A badge, and whose or what kind it is. */
  kicker: ReactNode;
  /** The seal of a done application. */
  seal?: ReactNode;
  /** Below the title, before the facts. */
  lead?: ReactNode;
  children: ReactNode;
  /** What can be done from the row; stands above the link that covers it. */
  actions?: ReactNode;
}

/** A row of a list: the whole of it leads on, one link carries the name. */
export function LedgerRow({
  title,
  href,
  linkId,
  onFollow,
  current = false,
  kicker,
  seal,
  lead,
  children,
  actions,
}: LedgerRowProps) {
  return (
    <Root $current={current}>
      <Head $sealed={Boolean(seal)}>
        <Kicker>{kicker}</Kicker>
        <Title>
          <RowLink id={linkId} href={href} onClick={onFollow} aria-current={current || undefined}>
            <Unbroken text={title} />
          </RowLink>
        </Title>
        {lead}
      </Head>
      {children}
      {actions && <Actions>{actions}</Actions>}
      {seal && <Seal>{seal}</Seal>}
    </Root>
  );
}

const marked = css`
  background: ${({ theme }) => theme.color.primaryFaint};
  box-shadow: ${({ theme }) => theme.shadow.mark};
`;

const Root = styled.li<{ $current: boolean }>`
  position: relative;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[4]}`};

  ${hoverable} {
    &:hover {
      ${marked}
    }
  }

  ${beside} {
    ${({ $current }) => $current && marked}
  }
`;

const Head = styled.div<{ $sealed: boolean }>`
  padding-inline-end: ${({ theme, $sealed }) => ($sealed ? theme.size.sealLarge : 0)};
`;

const Kicker = styled.p`
  ${kickerLine}
`;

const Title = styled.h2`
  ${blockTitle}
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

const Seal = styled.div`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space[4]};
  inset-inline-end: ${({ theme }) => theme.space[4]};
`;
