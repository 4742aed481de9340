import type { ColumnInput } from '@/schemas/columns';
import { dayInTokyo } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { insertSeminars, type NewSeminar } from '@/server/seminars/service';
import { insertVacancies, type NewVacancy } from '@/server/vacancies/write';
import { PASSWORD } from './api';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Returns the instant the given number of days from now; negative numbers give the past. */
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY);

/** Returns an open vacancy, with the given fields replaced. */
export const buildVacancy = (vacancy: Partial<NewVacancy> = {}): NewVacancy => ({
  title: '連結決算の早期化支援',
  companyProfile: '東証プライム・製造業',
  categories: [2],
  skills: ['連結決算', 'IFRS'],
  rewardUnit: 'month',
  rewardMin: 720_000,
  rewardMax: 900_000,
  daysMin: 2,
  daysMax: 3,
  region: '13',
  place: '千代田区（大手町駅 徒歩3分）',
  remote: 'partial',
  hours: '1日8時間（9:00〜18:00）',
  startsOn: '2027-01-04',
  duration: '6か月（延長の可能性あり）',
  description: '子会社14社の決算日程の短縮をお任せします。',
  requirements: ['公認会計士', '連結決算の実務3年以上'],
  preferred: ['英語の資料を読める方'],
  selection: '書類選考 → オンライン面談1回',
  publishedAt: daysFromNow(-1),
  deadline: daysFromNow(14),
  ...vacancy,
});

/** Inserts vacancies, newest first unless they set `publishedAt`. @returns their ids in the same order */
export function insertVacancySamples(db: Db, samples: Partial<NewVacancy>[]): Promise<number[]> {
  const dated = samples.map((sample, at) => ({
    publishedAt: new Date(Date.now() - DAY - at * HOUR),
    ...sample,
  }));
  return insertVacancies(db, dated.map(buildVacancy));
}

/** Returns a published column, with the given fields replaced. */
export const buildColumn = (column: Partial<ColumnInput> = {}): ColumnInput => ({
  title: '監査法人から独立して三年',
  lead: '週3日の働き方にたどり着くまでを聞きました。',
  body: '<p>独立を決めたのは春でした。</p><h2>最初の一年</h2><p>月次決算から始めました。</p>',
  picture: { src: '/images/columns/three-days-a-week.webp', width: 1600, height: 900, alt: '' },
  tags: [133, 124],
  people: [{ name: '高瀬 直人', title: '公認会計士・独立3年目' }],
  published_at: '2026-06-01T09:00:00+09:00',
  ...column,
});

/** Returns a valid request of POST /company-inquiries/. */
export const buildInquiry = (values: Record<string, unknown> = {}): Record<string, unknown> => ({
  company: '青空製作所株式会社',
  name: '青木 葵',
  email: 'aoki@aozora.example',
  phone: '03-1234-5678',
  topic: 'closing',
  message: '連結決算の早期化を相談させてください。\n来年3月の期末までに始めたいと考えています。',
  website: '',
  request_id: '3f2b8c1e-6a4d-4f7e-9b2a-1c5d8e7f0a9b',
  elapsed_seconds: 40,
  ...values,
});

/** Returns a valid request of POST /set-password/ with the token of a link. */
export const buildRegistration = (token: string, values: Record<string, unknown> = {}) => ({
  token,
  password: PASSWORD,
  family_name: '森',
  given_name: '花',
  family_name_kana: 'モリ',
  given_name_kana: 'ハナ',
  terms_of_use: true,
  ...values,
});

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
