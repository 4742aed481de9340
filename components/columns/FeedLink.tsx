import Head from 'next/head';

interface FeedLinkProps {
  title: string;
  /** Path of the RSS feed on this site. */
  href: string;
}

/** Lets feed readers discover the page's RSS feed. */
export function FeedLink({ title, href }: FeedLinkProps) {
  return (
    <Head>
      <link key={href} rel="alternate" type="application/rss+xml" title={title} href={href} />
    </Head>
  );
}
