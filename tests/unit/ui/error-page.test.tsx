import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import ErrorPage from '@/pages/_error';

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
