import { dayInTokyo } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { insertSeminars, type NewSeminar } from '@/server/seminars/service';
import { DAY, daysFromNow } from './vacancies';

const HOUR = 3_600_000;

/** Returns a seminar in two weeks that accepts applications, with the given fields replaced. */
export function buildSeminar(seminar: Partial<NewSeminar> = {}): NewSeminar {
  const startsAt = seminar.startsAt ?? daysFromNow(14);
  return {
    title: '収益認識の実務',
    lead: '実務で迷う論点を事例で整理します。',
    topic: '会計・監査',
    description: '契約の識別から開示までを扱います。',
    audience: ['上場会社の経理担当の方'],
    program: [{ time: '19:00', title: '契約の識別' }],
    speakers: [{ name: '青木 健', title: '公認会計士', profile: '監査法人を経て独立。' }],
    endsAt: new Date(startsAt.getTime() + 2 * HOUR),
    onlineUrl: 'https://meet.example.com/abc',
    fee: 0,
    cpeUnits: 2,
    capacity: 30,
    closesBefore: dayInTokyo(startsAt),
    publishedAt: daysFromNow(-1),
    ...seminar,
    startsAt,
  };
}

/** Inserts seminars. @returns their ids in the same order */
export const insertSeminarSamples = (db: Db, samples: Partial<NewSeminar>[]): Promise<number[]> =>
  insertSeminars(db, samples.map(buildSeminar));

/** Inserts one seminar that accepts applications, with the given fields replaced. @returns its id */
export async function createOpenSeminar(db: Db, seminar: Partial<NewSeminar> = {}): Promise<number> {
  const [id] = await insertSeminarSamples(db, [seminar]);
  if (id === undefined) throw new Error('no seminar was written');
  return id;
}

/** The dates of a seminar that ended yesterday. */
export const PAST_DATES: Partial<NewSeminar> = {
  startsAt: daysFromNow(-2),
  endsAt: new Date(Date.now() - DAY),
};
