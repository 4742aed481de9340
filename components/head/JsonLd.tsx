import Head from 'next/head';
import type { Thing, WithContext } from 'schema-dts';

interface JsonLdProps<T extends Thing> {
  data: WithContext<T>;
}

/**
 * What the page is about, for search engines. A data block is no script to the browser, so the policy asks for
 * no nonce; `<` is escaped, so that no text of a person or of the CMS can end the element.
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
