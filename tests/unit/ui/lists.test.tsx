// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination, pageWindow } from '@/components/ui/navigation/Pagination';
import '@/tests/setup/jsdom-polyfills';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { createQueryClient } from '@/api/client';
import { Notices } from '@/components/shell/Notices';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';

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

it('shows every fact of a row, also when two of them are unknown', () => {
  render(
    <RelatedList
      items={[
        { id: 1, href: '/vacancy/1/', title: '決算の支援', eyebrow: '', facts: ['月50万円', '—', '—'] },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '決算の支援' })).toHaveAttribute('href', '/vacancy/1/');
  expect(screen.getAllByText('—')).toHaveLength(2);
});

const query = { error: new Error(), isFetching: false, dataUpdatedAt: 0, refetch: () => undefined };

describe('QueryNotice', () => {
  it('announces what could not be loaded, and not the button, whose text changes with each poll', () => {
    render(<QueryNotice query={{ ...query, data: undefined }} subject="案件" />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^案件を表示できません。/);
    expect(screen.getByRole('alert')).not.toHaveTextContent('再読み込み');
  });

  it('announces politely that what is shown may be out of date', () => {
    render(<QueryNotice query={{ ...query, data: [] }} subject="案件" />);
    expect(screen.getByRole('status')).toHaveTextContent(/^最新の案件を取得できませんでした。/);
  });
});

it('disappears when a request succeeds, and is shown again on the next page that fails', async () => {
  const client = createQueryClient();
  const pageOf = (requestId: string) => (
    <RouterContext value={{ asPath: `/${requestId}/` } as NextRouter}>
      <QueryClientProvider client={client}>
        <Notices isApiUnavailable requestId={requestId} />
      </QueryClientProvider>
    </RouterContext>
  );
  const { rerender } = render(pageOf('first'));
  expect(screen.getByRole('alert')).toHaveTextContent('お問い合わせ番号：first');
  await act(() => client.fetchQuery({ queryKey: ['columns'], queryFn: () => 'コラム' }));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(pageOf('second'));
  expect(screen.getByRole('alert')).toHaveTextContent('お問い合わせ番号：second');
});
