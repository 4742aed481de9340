// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination, pageWindow } from '@/components/ui/navigation/Pagination';
import '@/tests/setup/jsdom-polyfills';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '@/api/client';
import { Notices } from '@/components/shell/Notices';
import { Avatar } from '@/components/ui/data/Avatar';
import { ComparisonList } from '@/components/ui/data/ComparisonList';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { Phrases } from '@/components/ui/data/Phrases';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { Paragraphs } from '@/components/ui/data/Text';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { lazyPart } from '@/components/ui/lazy';
import ErrorPage from '@/pages/_error';

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

const COLUMNS = [
  { label: 'セミナー', width: '1fr' },
  { label: '参加費', width: '5rem', isFigure: true },
] as const;
const CELLS = [{ term: '参加費', value: '3,300円', isFigure: true }];

it('reads each fact with its own term, below the heading of its row, and hides the visible head', () => {
  render(
    <ComparisonList columns={COLUMNS}>
      <ComparisonRow title="収益認識の実務" href="/seminar/1/" caption="講師 青木" cells={CELLS} />
    </ComparisonList>,
  );
  const row = within(screen.getByRole('listitem'));
  expect(row.getByRole('heading', { level: 2, name: '収益認識の実務' })).toBeInTheDocument();
  expect(row.getByRole('term')).toHaveTextContent('参加費');
  expect(row.getByRole('definition')).toHaveTextContent('3,300円');
  expect(screen.getByText('セミナー').closest('[aria-hidden="true"]')).not.toBeNull();
});

it('keeps the buttons of a row apart from its link', () => {
  render(
    <ComparisonList columns={COLUMNS}>
      <ComparisonRow title="収益認識の実務" href="/seminar/1/" caption="" cells={CELLS}>
        <button type="button">申し込む</button>
      </ComparisonRow>
    </ComparisonList>,
  );
  const link = screen.getByRole('link', { name: '収益認識の実務' });
  expect(link).not.toContainElement(screen.getByRole('button', { name: '申し込む' }));
});

it.each<[title: string, props: { text?: string; phrases?: string[] }, sentences: string[]]>([
  [
    'phrases',
    { phrases: ['五十五歳で', '監査役に。', '会計士の', '席'] },
    ['五十五歳で監査役に。', '会計士の席'],
  ],
  ['a text', { text: '監査役に。会計士の席。' }, ['監査役に。', '会計士の席。']],
  [
    'a text that a poll has changed',
    { text: '終わる。次へ', phrases: ['始める。', '次へ'] },
    ['終わる。', '次へ'],
  ],
  ['one sentence', { text: '会員登録から。' }, []],
])('breaks %s after a full stop first', (_title, props, sentences) => {
  const { container } = render(<Phrases {...props} />);
  const blocks = [...container.querySelectorAll('span')].filter(
    (element) => getComputedStyle(element).display === 'inline-block',
  );
  expect(blocks.map(({ textContent }) => textContent)).toEqual(sentences);
});

const image = (container: HTMLElement) => container.querySelector('img');

describe('avatar', () => {
  it('shows the first two characters of the family name when there is no picture', () => {
    const { container } = render(<Avatar familyName="勅使河原" />);
    expect(container).toHaveTextContent(/^勅使$/);
    expect(image(container)).toBeNull();
  });

  it('shows the characters and no broken picture when the picture does not arrive', () => {
    const { container } = render(<Avatar familyName="佐藤" imageUrl="/images/gone.webp" />);
    expect(image(container)).toBeVisible();
    fireEvent.error(image(container) as HTMLImageElement);
    expect(image(container)).not.toBeVisible();
    expect(container).toHaveTextContent('佐藤');
  });

  it('shows a new picture after one that did not arrive', () => {
    const { container, rerender } = render(<Avatar familyName="佐藤" imageUrl="/images/gone.webp" />);
    fireEvent.error(image(container) as HTMLImageElement);
    rerender(<Avatar familyName="佐藤" imageUrl="/images/new.webp" />);
    expect(image(container)).toBeVisible();
  });
});

describe('lazyPart', () => {
  it('shows the placeholder until the part is there', async () => {
    const Part = lazyPart(
      async () =>
        ({ name }: { name: string }) => <p>{name}</p>,
      <p>読み込み中</p>,
    );
    render(<Part name="部品" />);
    expect(screen.getByText('読み込み中')).toBeVisible();
    expect(await screen.findByText('部品')).toBeVisible();
    expect(screen.queryByText('読み込み中')).toBeNull();
  });
});

/** Renders the error page for a failure as Next passes it. */
async function renderErrorPage(context: {
  req?: { headers: Record<string, string> };
  res?: { statusCode: number };
  err?: { statusCode: number };
}) {
  const props = await ErrorPage.getInitialProps?.(context as never);
  if (!props) throw new Error('the page has no props');
  const markup = renderToStaticMarkup(<ErrorPage {...props} />);
  // Removes optional line breaks, which are not part of the text.
  return markup.replaceAll('<wbr/>', '');
}

describe('the error page', () => {
  it.each([
    ['a server error', { res: { statusCode: 500 } }],
    ['a browser error without a status', {}],
  ])('%s: names the error, and offers to reload or to leave', async (_, context) => {
    const markup = await renderErrorPage(context);
    expect(markup).toContain('サーバーで問題が発生しました');
    expect(markup).toContain('もう一度読み込む');
    expect(markup).toContain('href="/"');
  });

  it('names the number under which the operator finds the failure', async () => {
    const markup = await renderErrorPage({
      req: { headers: { 'x-request-id': 'the-id-of-the-request' } },
      res: { statusCode: 500 },
    });
    expect(markup).toContain('お問い合わせ番号：the-id-of-the-request');
    expect(await renderErrorPage({})).not.toContain('お問い合わせ番号');
  });

  it.each([
    ['a page that does not exist', 404],
    ['an address that cannot be read, such as one that a mail program has cut in a character', 400],
    ['a method that a file does not have', 405],
  ])('reports %s as missing, not as a server error', async (_, statusCode) => {
    const markup = await renderErrorPage({ res: { statusCode } });
    expect(markup).toContain('見つかりません');
    expect(markup).not.toContain('サーバー');
  });
});

it('a blank line begins a paragraph, and the other line breaks of a text stay', () => {
  render(<Paragraphs text={'最初の段落です。\n\n次の段落です。\n・項目\n \n\n終わり。\n'} />);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    '最初の段落です。',
    '次の段落です。\n・項目',
    '終わり。',
  ]);
});
