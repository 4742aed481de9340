import Link from 'next/link';
import styled from 'styled-components';
import { below, touch } from '@/styles/mixins';

interface BreadcrumbProps {
  /** From the top down, without the page itself. */
  trail: readonly { label: string; href: string }[];
  current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="現在の位置">
      <List>
        {trail.map(({ label, href }) => (
          <Above key={href}>
            <Step href={href}>{label}</Step>
          </Above>
        ))}
        <Current aria-current="page">{current}</Current>
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[2]};
  padding-block-start: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};

  & > li + li::before {
    content: '／' / '';
    margin-inline-end: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.color.ruleStrong};
  }

  /* One line: a stroke never begins a second one. */
  ${below.md} {
    flex-wrap: nowrap;
  }
`;

const Above = styled.li`
  ${below.md} {
    flex: none;
  }
`;

const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.space[8]};

  ${touch} {
    min-height: ${({ theme }) => theme.size.touch};
  }
`;

/* A long name has its heading below: here it takes one line of a phone at most. */
const Current = styled.li`
  min-width: 0;

  ${below.md} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
