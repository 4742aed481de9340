import Link from 'next/link';
import type { MouseEventHandler, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { eyebrowLine, hoverable, panelTitle, splitView } from '@/styles/mixins';
import { stretchedLink } from '@/styles/stretched-link';
import { NoBreak } from './NoBreak';

interface ListRowProps {
  title: string;
  /** Level of the title in the outline of the page. */
  headingLevel?: 2 | 3;
  href: string;
  /** Id of the link, so that it can be focused or describe a button. */
  linkId?: string;
  onLinkClick?: MouseEventHandler;
  /** True when the row's item is shown in the preview beside the list. */
  isCurrent?: boolean;
  /** A badge and a short text, such as the company or the category. */
  eyebrow: ReactNode;
  /** The stamp of a completed application. */
  stamp?: ReactNode;
  /** Rendered between the title and the facts. */
  lead?: ReactNode;
  children: ReactNode;
  /** Buttons of the row. They are above the link that covers the row. */
  actions?: ReactNode;
}

/** A list row. The whole row is clickable, but only the title is a link. */
export function ListRow({
  title,
  headingLevel = 2,
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
        <Title as={`h${headingLevel}`}>
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
  ${stretchedLink}
`;

/* Only the controls are above the stretched link, so that the space between them still opens the row's link. */
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
