import { sendSeminarsCalendar } from '@/api/feeds/seminars-calendar';

export const getServerSideProps = sendSeminarsCalendar;

/** Never rendered, because `getServerSideProps` sends the file. */
export default function SeminarsCalendar() {
  return null;
}
