import { sendUpcomingSeminarsCalendar } from '@/api/feeds/upcoming-seminars-calendar';

export const getServerSideProps = sendUpcomingSeminarsCalendar;

/** Never rendered, because `getServerSideProps` sends the file. */
export default function SeminarsCalendar() {
  return null;
}
