import Link from 'next/link';
import styled, { css } from 'styled-components';
import { currentInForcedColors, hoverable, tabularNumerals } from '@/styles/mixins';
import { pageWindow } from './page-window';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The real address of a page: it works without JavaScript, in a new tab and for search engines. */
  hrefFor: (page: number) => string;
  label?: string;
}

/** Nothing at all for a single page. */
export function Pagination({ page, pageCount, hrefFor, label = 'ページ' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <Row>
        <li>
          {page > 1 ? (
            <Step href={hrefFor(page - 1)} rel="prev" aria-label="前のページ">
              ‹
            </Step>
          ) : (
            <Blank aria-hidden="true">‹</Blank>
          )}
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Step
              href={hrefFor(number)}
              aria-label={`${number}ページ目`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Step>
          </li>
        ))}
        <li>
          {page < pageCount ? (
            <Step href={hrefFor(page + 1)} rel="next" aria-label="次のページ">
              ›
            </Step>
          ) : (
            <Blank aria-hidden="true">›</Blank>
          )}
        </li>
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};

  & > li {
    flex: 0 1 ${({ theme }) => theme.size.touch};
    min-width: 0;
  }
`;

const box = css`
  ${tabularNumerals}
  display: grid;
  place-items: center;
  height: ${({ theme }) => theme.size.touch};
  border: ${({ theme }) => theme.line.ghost};
  border-radius: ${({ theme }) => theme.radius.control};
  font-weight: 700;
  text-decoration: none;
`;

const Step = styled(Link)`
  ${box}
  color: ${({ theme }) => theme.color.ink};

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color.primaryTint};
    }
  }

  &[aria-current] {
    color: ${({ theme }) => theme.color.onPrimary};
    background: ${({ theme }) => theme.color.primary};
    border: ${({ theme }) => theme.line.primary};
    ${currentInForcedColors}
  }
`;

const Blank = styled.span`
  ${box}
  color: ${({ theme }) => theme.color.ruleStrong};
`;
