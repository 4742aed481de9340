import type { BreadcrumbList } from 'schema-dts';
import { siteConfig } from '@/config/site';
import { JsonLd } from './JsonLd';

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
