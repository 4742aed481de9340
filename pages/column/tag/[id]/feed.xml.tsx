import { tagFeed } from '@/api/column-feed';

export const getServerSideProps = tagFeed;

export default function TagFeed() {
  return null;
}
