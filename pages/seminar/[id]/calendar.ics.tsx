import { sendSeminarCalendar } from '@/api/feeds/seminar-calendar';

export const getServerSideProps = sendSeminarCalendar;

/** Never rendered, because `getServerSideProps` sends the file. */
export default function SeminarCalendarPage() {
  return null;
}
