import Head from 'next/head';

interface FeedLinkProps {
  title: string;
  /** Own path of the RSS feed. */
  href: string;
}

/** Tells feed readers where the page's feed is. */
export function FeedLink({ title, href }: FeedLinkProps) {
  return (
    <Head>
      <link key={href} rel="alternate" type="application/rss+xml" title={title} href={href} />
    </Head>
  );
}
