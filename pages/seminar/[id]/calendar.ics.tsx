import { sendSeminarCalendar } from '@/api/feeds/seminar-calendar';

export const getServerSideProps = sendSeminarCalendar;

/** Never drawn: the answer is the file. */
export default function SeminarCalendarPage() {
  return null;
}
