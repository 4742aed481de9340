import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import {
  applyColorScheme,
  DocumentFeedLink,
  scriptNoticeStyle,
  watchScripts,
} from '@/components/shell/document-head';
import { serializeSiteConfig } from '@/config/site';
import { renderInTurn } from '@/gateway/render-turns';
import { contentSecurityPolicy } from '@/gateway/security-headers';
import { colorSchemes } from '@/styles/color-schemes';
import { globalStyle, noScriptStyle } from '@/styles/global-style';

/** Without comments and indentation, because every page contains it. */
const baseStyle = (globalStyle + scriptNoticeStyle).replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
const headScript = applyColorScheme + watchScripts;

/**
 * Renders the HTML document with the styles collected on the server, and sets a CSP that allows only our own scripts.
 */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    context.renderPage = () =>
      renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
    try {
      const page = await renderInTurn(() => Document.getInitialProps(context));
      const styles = sheet.getStyleElement();
      const policy = contentSecurityPolicy({
        scripts: [headScript],
        styles: [
          baseStyle,
          noScriptStyle,
          ...styles.map(({ props }) => props.dangerouslySetInnerHTML.__html),
        ],
      });
      // `res` is undefined when a static page is exported at build time.
      context.res?.setHeader('Content-Security-Policy', policy);
      return { ...page, styles };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { __NEXT_DATA__: data } = this.props;
    return (
      <Html lang="ja">
        <Head>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          {/* Safari would make links of numbers and addresses before hydration, which then finds other elements. */}
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <DocumentFeedLink page={data.page} query={data.query} />
          {/* Light before dark, and before the script that adapts them to the choice of the user. */}
          <meta
            name="theme-color"
            media="(prefers-color-scheme: light)"
            content={colorSchemes.light.surface}
          />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colorSchemes.dark.surface} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts */}
          <script dangerouslySetInnerHTML={{ __html: headScript }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
          <style dangerouslySetInnerHTML={{ __html: baseStyle }} />
          <noscript>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
            <style dangerouslySetInnerHTML={{ __html: noScriptStyle }} />
          </noscript>
        </Head>
        <body>
          <script
            id="site-config"
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeSiteConfig escapes characters that could close the element
            dangerouslySetInnerHTML={{ __html: serializeSiteConfig() }}
          />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
