import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { describe, expect, it } from 'vitest';
import ErrorPage from '@/pages/_error';
import { theme } from '@/styles/theme';

/** What is shown of a failure as Next hands it over. */
async function renderErrorPage(context: { res?: { statusCode: number }; err?: { statusCode: number } }) {
  const props = await ErrorPage.getInitialProps?.(context as never);
  if (!props) throw new Error('the page has no props');
  const markup = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <ErrorPage {...props} />
    </ThemeProvider>,
  );
  // Where a line may break is no part of what is said.
  return markup.replaceAll('<wbr/>', '');
}

describe('the page for what fails', () => {
  it.each([
    ['the server fails', { res: { statusCode: 500 } }],
    ['the browser fails, where no status is known', {}],
  ])('%s: says so, and offers to try again or to leave', async (_, context) => {
    const markup = await renderErrorPage(context);
    expect(markup).toContain('サーバーで問題が発生しました');
    expect(markup).toContain('もう一度読み込む');
    expect(markup).toContain('href="/"');
  });

  it('there is no such page: says that, and not that the server failed', async () => {
    const markup = await renderErrorPage({ res: { statusCode: 404 } });
    expect(markup).toContain('見つかりません');
    expect(markup).not.toContain('サーバー');
  });
});
