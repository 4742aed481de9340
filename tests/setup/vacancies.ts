import type { Db } from '@/server/db/client';
import { insertVacancies, type NewVacancy } from '@/server/vacancies/write';

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
