import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { DocumentContext } from 'next/document';
import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import App from '@/pages/_app';
import SiteDocument from '@/pages/_document';
import { createMemoryRouter } from './memory-router';
import type { LoadedPage } from './page-loader';

async function renderToHtml(page: LoadedPage, Site: typeof App): Promise<string> {
  const router = createMemoryRouter(
    page,
    async () => page,
    () => undefined,
  );
  const { Component, pageProps } = page;
  const stream = await renderToReadableStream(
    <RouterContext value={router}>
      <Site Component={Component} pageProps={pageProps} router={router as never} />
    </RouterContext>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

/** Renders a loaded page as Next does on the server: through `_app`, with the styles collected in `_document`. */
export async function renderOnServer(page: LoadedPage): Promise<string> {
  // All dynamic() components are loaded before the page is rendered.
  await Loadable.preloadAll();
  const context: Partial<DocumentContext> = {
    res: page.res,
    renderPage: async (options) => {
      const enhanceApp = typeof options === 'object' ? options.enhanceApp : undefined;
      const Site = (enhanceApp?.(App as ComponentType as never) ?? App) as typeof App;
      return { html: await renderToHtml(page, Site), head: [] };
    },
    defaultGetInitialProps: async (inner) => inner.renderPage(),
  };
  const { html } = await SiteDocument.getInitialProps(context as DocumentContext);
  return html;
}
