import { mediaFeed } from '@/api/column-feed';

export const getServerSideProps = mediaFeed;

export default function MediaFeed() {
  return null;
}
