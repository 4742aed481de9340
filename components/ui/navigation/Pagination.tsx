import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { focusHeading, passFocusOn } from '@/hooks/browser/focus';
import { currentInForcedColors, hoverable, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const MAX_PAGES = 5;

/** Returns up to five consecutive page numbers around the current page, within 1 and pageCount. */
export function pageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(MAX_PAGES, pageCount);
  const centred = page - Math.floor(length / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Returns the URL of a page. Real links work without JavaScript, in a new tab and for search engines. */
  getPageHref: (page: number) => string;
  label?: string;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, getPageHref, label = 'ページ' }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  // The window has scrolled to the beginning of the new page, so the focus follows from the link that was pressed. The first and the
  // last page do not have that link any more, and it passes the focus on.
  useEffect(() => {
    if (page && nav.current?.contains(document.activeElement))
      focusHeading(nav.current, { preventScroll: true });
  }, [page]);
  if (pageCount <= 1) return null;
  return (
    <nav ref={nav} aria-label={label}>
      <Row>
        <li>
          {page > 1 ? (
            <Link ref={passFocusOn} href={getPageHref(page - 1)} rel="prev" aria-label="前のページ">
              ‹
            </Link>
          ) : (
            <span aria-hidden="true">‹</span>
          )}
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Link
              href={getPageHref(number)}
              aria-label={`${number}ページ目`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>
          {page < pageCount ? (
            <Link ref={passFocusOn} href={getPageHref(page + 1)} rel="next" aria-label="次のページ">
              ›
            </Link>
          ) : (
            <span aria-hidden="true">›</span>
          )}
        </li>
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  justify-content: center;
  gap: ${theme.space[1]};

  & > li {
    flex: 0 1 ${theme.size.touch};
    min-width: 0;
  }

  & > li > * {
    ${tabularNumerals}
    display: grid;
    place-items: center;
    height: ${theme.size.touch};
    color: ${theme.color.textPrimary};
    border: ${theme.border.transparent};
    border-radius: ${theme.radius.control};
    font-weight: 700;
    text-decoration: none;
  }

  & > li > span {
    color: ${theme.color.borderStrong};
  }

  ${hoverable} {
    a:hover {
      background: ${theme.color.primaryTint};
    }
  }

  & > li > [aria-current] {
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
    border: ${theme.border.primary};
    ${currentInForcedColors}
  }
`;
