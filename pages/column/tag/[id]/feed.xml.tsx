import { sendTagFeed } from '@/api/feeds/column-feed';

export const getServerSideProps = sendTagFeed;

export default function TagFeed() {
  return null;
}
