import Head from 'next/head';
import styled from 'styled-components';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The width and vertical spacing shared by the media pages. */
export const MediaPage = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block-end: ${theme.space[16]};

  ${media.md} {
    gap: ${theme.space[18]};
  }
`;

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
