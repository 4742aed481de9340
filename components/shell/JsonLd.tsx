import Head from 'next/head';
import type { Thing, WithContext } from 'schema-dts';

interface JsonLdProps<T extends Thing> {
  data: WithContext<T>;
}

/**
 * Renders structured data for search engines. Browsers treat it as a data block and not as a script, so the CSP
 * requires no nonce. `<` is escaped, so that text of members or of the CMS cannot close the element.
 */
export function JsonLd<T extends Thing>({ data }: JsonLdProps<T>) {
  return (
    <Head>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with `<` escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </Head>
  );
}
