// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination, pageWindow } from '@/components/ui/navigation/Pagination';
import '@/tests/setup/jsdom-polyfills';

const hrefFor = (page: number) => `/vacancy/?vacancy_page=${page}`;

describe('pageWindow', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
    [40, 3, [1, 2, 3]],
  ])('page %i of %i shows %j', (page, pageCount, pages) => {
    expect(pageWindow(page, pageCount)).toEqual(pages);
  });
});

describe('Pagination', () => {
  it('links to real URLs and marks the current page', () => {
    render(<Pagination page={2} pageCount={5} getPageHref={hrefFor} label="案件一覧のページ" />);
    const nav = within(screen.getByRole('navigation', { name: '案件一覧のページ' }));
    expect(nav.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: '前のページ' })).toHaveAttribute('href', '/vacancy/?vacancy_page=1');
    expect(nav.getByRole('link', { name: '次のページ' })).toHaveAttribute('href', '/vacancy/?vacancy_page=3');
    expect(nav.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('has no links before the first or after the last page', () => {
    render(<Pagination page={1} pageCount={2} getPageHref={hrefFor} />);
    expect(screen.queryByRole('link', { name: '前のページ' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '次のページ' })).toBeInTheDocument();
  });

  it('is not rendered for a single page', () => {
    render(<Pagination page={1} pageCount={1} getPageHref={hrefFor} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
