import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { addMember } from '@/server/members/add';
import { addVacancies, type NewVacancy } from '@/server/vacancies/add';
import { addApplications } from '@/server/vacancy-applications/add';
import { addDemoColumns } from './columns/add';
import { demoCalendar } from './dates';
import { addDemoProfile } from './member-profile';
import { demoMembers } from './members';
import { addDemoSeminars } from './seminars/add';
import type { DemoApplication, DemoMember, DemoVacancy } from './types';
import { demoVacancies } from './vacancies';

const PASSWORD = 'kaikei-demo-2026';

/** Arbitrary, the same in every process: the demo data of this app on this database. */
const LOCK = 0x6b61_6903;

type Calendar = ReturnType<typeof demoCalendar>;

/**
 * Fills an empty database with the demo data, all or nothing; of any number of processes that boot at
 * once one does it. Days are counted from `now`.
 * @returns whether anything was written
 */
export async function seedDemo(db: Db, now: Date = new Date()): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await isInUse(tx)) return false;
    const calendar = demoCalendar(now);
    const vacancyIds = await addDemoVacancies(tx, calendar);
    await addDemoColumns(tx, calendar);
    const memberIds: number[] = [];
    for (const member of demoMembers) memberIds.push(await addDemoMember(tx, member, vacancyIds, calendar));
    const [whole = 0] = memberIds;
    await addDemoProfile(tx, whole, calendar.date(30));
    await addDemoSeminars(tx, calendar, whole);
    return true;
  });
}

async function isInUse(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(
    sql`select exists (select from members) or exists (select from vacancies) as used`,
  );
  return rows[0]?.used ?? true;
}

/** Gives the ids by title. The oldest is written first, so that ids rise with time as they would in life. */
async function addDemoVacancies(tx: Db, calendar: Calendar): Promise<Map<string, number>> {
  const rows = demoVacancies
    .map((vacancy, place) => asNewVacancy(vacancy, place, calendar))
    .sort((a, b) => Number(a.publishedAt) - Number(b.publishedAt));
  const ids = await addVacancies(tx, rows);
  return new Map(rows.map(({ title }, at) => [title, ids[at] ?? 0]));
}

/** @param place in the list of all: of the same day the earlier one is shown above, so it came out later */
function asNewVacancy(vacancy: DemoVacancy, place: number, calendar: Calendar): NewVacancy {
  const publishedAt = calendar.past(-vacancy.published_days_ago, 10, place);
  return {
    title: vacancy.title,
    companyProfile: vacancy.company_profile,
    categories: vacancy.categories,
    skills: vacancy.skills,
    rewardUnit: vacancy.reward.unit,
    rewardMin: vacancy.reward.min,
    rewardMax: vacancy.reward.max,
    daysMin: vacancy.days.min,
    daysMax: vacancy.days.max,
    region: vacancy.region,
    place: vacancy.place,
    remote: vacancy.remote,
    hours: vacancy.hours,
    startsOn: calendar.date(vacancy.starts_in_days),
    duration: vacancy.duration,
    description: vacancy.description,
    requirements: vacancy.requirements,
    preferred: vacancy.preferred,
    selection: vacancy.selection,
    publishedAt,
    deadline: calendar.deadline(vacancy.deadline_in_days),
    closedAt: vacancy.closed_days_ago === undefined ? null : calendar.past(-vacancy.closed_days_ago, 12),
    updatedAt: publishedAt,
  };
}

async function addDemoMember(
  tx: Db,
  { email, careers, applications, ...member }: DemoMember,
  vacancyIds: ReadonlyMap<string, number>,
  calendar: Calendar,
): Promise<number> {
  const joined = calendar.past(-90, 12);
  const memberId = await addMember(tx, {
    ...{ email, careers, password: PASSWORD, activateAt: joined, createdAt: joined, updatedAt: joined },
    familyName: member.family_name,
    givenName: member.given_name,
    familyNameKana: member.family_name_kana,
    givenNameKana: member.given_name_kana,
    termsAgreedAt: member.terms_agreed ? joined : null,
    invoiceState: member.invoice?.state,
    invoiceNumber: member.invoice?.organizations_number,
    allowVacancy: member.receive?.allow_vacancy,
    allowSeminar: member.receive?.allow_seminar,
    allowNews: member.receive?.allow_news,
  });
  const past = applications.map((application) => {
    const vacancyId = vacancyIds.get(application.vacancy_title);
    if (vacancyId === undefined) throw new Error(`no demo vacancy is called ${application.vacancy_title}`);
    return { memberId, vacancyId, ...asPast(application, calendar) };
  });
  await addApplications(tx, past);
  return memberId;
}

/** In the evening, when all that came out that day is out; today at this moment. */
function asPast({ events, starts_in_days: days, ...entry }: DemoApplication, calendar: Calendar) {
  return {
    entry: { ...entry, start_date: days === null ? null : calendar.date(days) },
    history: events.map(({ event, days_ago }) => ({ event, at: calendar.past(-days_ago, 20) })),
  };
}
