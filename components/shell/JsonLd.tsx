import Head from 'next/head';
import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { siteConfig } from '@/config/site';

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

interface BreadcrumbJsonLdProps {
  /** Ancestors of the page from the top down, without the page itself. */
  items: readonly { label: string; href: string }[];
  current: string;
}

/** The page's breadcrumb as structured data for search engines. It has the items of the visible Breadcrumb and the page itself. */
export function BreadcrumbJsonLd({ items, current }: BreadcrumbJsonLdProps) {
  const { origin } = siteConfig();
  return (
    <JsonLd<BreadcrumbList>
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          ...items.map(({ label, href }, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name: label,
            item: `${origin}${href}`,
          })),
          { '@type': 'ListItem' as const, position: items.length + 1, name: current },
        ],
      }}
    />
  );
}
