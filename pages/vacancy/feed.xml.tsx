import { sendVacancyFeed } from '@/api/feeds/vacancy-feed';

export const getServerSideProps = sendVacancyFeed;

/** Never rendered, because `getServerSideProps` sends the feed. */
export default function VacancyFeed() {
  return null;
}
