import { sendMediaFeed } from '@/api/feeds/column-feed';

export const getServerSideProps = sendMediaFeed;

export default function MediaFeed() {
  return null;
}
