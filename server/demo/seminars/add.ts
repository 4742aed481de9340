import type { ApplicationEvent } from '@/schemas/application-states';
import type { Db } from '@/server/db/client';
import { addSeminarApplications } from '@/server/seminar-applications/add';
import { addSeminars } from '@/server/seminars/service';
import type { demoCalendar } from '../dates';
import { comingSoon } from './coming';
import { comingFurther } from './further';
import { comingLater } from './later';
import { pastSeminars } from './past';

export const demoSeminars = [...comingSoon, ...comingLater, ...comingFurther, ...pastSeminars];

type Calendar = ReturnType<typeof demoCalendar>;

const HOUR = 3_600_000;

/** Applications stand, are cancelled, reapplied, and one is long past. */
const OWN: { title: string; events: { event: ApplicationEvent; days_ago: number }[] }[] = [
  { title: '収益認識の実務：迷いやすい論点を事例で整理する', events: [{ event: 'apply', days_ago: 4 }] },
  {
    title: '社外役員になる前に知っておきたいこと',
    events: [
      { event: 'apply', days_ago: 9 },
      { event: 'cancel', days_ago: 3 },
    ],
  },
  {
    title: '上場審査で問われる予算管理',
    events: [
      { event: 'apply', days_ago: 12 },
      { event: 'cancel', days_ago: 8 },
      { event: 'reapply', days_ago: 2 },
    ],
  },
  { title: '企業価値評価の基礎', events: [{ event: 'apply', days_ago: 30 }] },
];

/** Writes the 40 demo seminars, and the demo member's applications to some of them. */
export async function addDemoSeminars(db: Db, calendar: Calendar, memberId: number): Promise<void> {
  const ids = await addSeminars(
    db,
    demoSeminars.map((seminar, place) => {
      // The deadline of that day is 18:00.
      const startsAt = new Date(calendar.deadline(seminar.in_days).getTime() + (seminar.hour - 18) * HOUR);
      const publishedAt = calendar.past(Math.min(-14, seminar.in_days - 40), 10);
      return {
        title: seminar.title,
        lead: seminar.lead,
        topic: seminar.topic,
        description: seminar.description,
        audience: seminar.audience,
        program: seminar.program,
        speakers: [seminar.speaker],
        startsAt,
        endsAt: new Date(startsAt.getTime() + 2 * HOUR),
        venueName: seminar.venue?.name ?? null,
        venueAddress: seminar.venue?.address ?? null,
        onlineUrl: seminar.venue ? null : `https://meet.example.com/seminar-${place + 1}`,
        fee: seminar.fee,
        cpeUnits: seminar.cpe_units,
        // Nobody else is a member of the demo: what is full has as many seats as were taken.
        capacity: seminar.capacity,
        seatsTaken: takenOf(seminar.capacity, seminar.standing === 'full', place),
        closesBefore: calendar.date(seminar.in_days),
        closedAt: seminar.standing === 'closed' ? calendar.past(-1, 12) : null,
        cancelledAt: seminar.standing === 'cancelled' ? calendar.past(-1, 12) : null,
        cancelReason: seminar.standing === 'cancelled' ? '講師の都合により開催を見送ります。' : null,
        publishedAt,
        updatedAt: publishedAt,
      };
    }),
  );
  const idOf = new Map(demoSeminars.map(({ title }, at) => [title, ids[at] ?? 0]));
  await addSeminarApplications(
    db,
    OWN.map(({ title, events }) => ({
      memberId,
      seminarId: idOf.get(title) ?? 0,
      history: events.map(({ event, days_ago }) => ({ event, at: calendar.past(-days_ago, 20) })),
    })),
  );
}

/** Some seats are gone everywhere, all but two here and there. */
function takenOf(capacity: number | null, isFull: boolean, place: number): number {
  if (capacity === null) return 0;
  if (isFull) return capacity;
  return place % 6 === 4 ? capacity - 3 : Math.floor(capacity * (0.2 + (place % 5) * 0.1));
}
