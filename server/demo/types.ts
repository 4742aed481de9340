import type { ApplicationEvent, StartTiming } from '@/schemas/application-states';
import type { Career } from '@/schemas/career-education';
import type { invoiceStates } from '@/schemas/members';
import type { Remote, RewardUnit } from '@/schemas/vacancy-text';

/** One vacancy of the demo data, hand-written; days are relative to the day on which the database is seeded (Asia/Tokyo). */
export interface DemoVacancy {
  title: string;
  /** What may be said of the company without naming it, e.g. 東証プライム・製造業. */
  company_profile: string;
  /** Ids of `server/demo/categories.ts`, most fitting first. */
  categories: number[];
  /** Shown as #tags, 2–4 each, e.g. 連結決算. */
  skills: string[];
  /** Yen before tax; `max: null` for a single figure. */
  reward: { unit: RewardUnit; min: number; max: number | null };
  /** Working days a week, 1–6; equal for a fixed number. */
  days: { min: number; max: number };
  /** JIS X 0401 prefecture code, '01'–'47'. */
  region: string;
  /** City or ward and nearest station, e.g. 千代田区（大手町駅 徒歩3分）. Null for fully remote work. */
  place: string | null;
  remote: Remote;
  /** e.g. 1日8時間（9:00〜18:00、フレックスあり） */
  hours: string;
  /** First day of work, from the day of seeding. */
  starts_in_days: number;
  /** e.g. 6か月（延長の可能性あり） */
  duration: string;
  /** What the work is: 2–4 paragraphs or lists as plain text, '\n' between lines. */
  description: string;
  /** Lines, the first naming the licence. */
  requirements: string[];
  preferred: string[];
  /** How the selection goes, e.g. 書類選考 → オンライン面談1回. */
  selection: string;
  published_days_ago: number;
  /** Negative when the deadline has passed (a closed vacancy). */
  deadline_in_days: number;
  /** Set for a vacancy the provider closed before its deadline. */
  closed_days_ago?: number;
}

/** One demo account; days and instants are relative to the seeding, as above. */
export interface DemoMember {
  email: string;
  family_name: string;
  given_name: string;
  family_name_kana: string;
  given_name_kana: string;
  terms_agreed: boolean;
  /** Null while the question is open; the number is set with state '1' only. */
  invoice: { state: (typeof invoiceStates)[number]; organizations_number: string | null } | null;
  /** Null when the member never chose. */
  receive: { allow_vacancy: boolean; allow_seminar: boolean; allow_news: boolean } | null;
  /** Newest first. */
  careers: Career[];
  applications: DemoApplication[];
}

export interface DemoApplication {
  /** The title of one of the demo vacancies. */
  vacancy_title: string;
  start_timing: StartTiming;
  /** First possible day of work, from the day of seeding; set with `specified` only. */
  starts_in_days: number | null;
  message: string;
  /** Empty for none. */
  request: string;
  /** Oldest first; 0 is the day of seeding, after the vacancies published that day. */
  events: { event: ApplicationEvent; days_ago: number }[];
}
