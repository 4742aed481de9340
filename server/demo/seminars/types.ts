import type { Speaker } from '@/server/seminars/tables';

/** One seminar of the demo data, hand-written; days count from the day of seeding (Asia/Tokyo). */
export interface DemoSeminar {
  title: string;
  lead: string;
  topic: string;
  description: string;
  audience: string[];
  program: { time: string; title: string }[];
  speaker: Speaker;
  /** Yen including tax. */
  fee: number;
  cpe_units: number;
  capacity: number | null;
  /** Null: online. */
  venue: { name: string; address: string } | null;
  /** Negative for past ones. */
  in_days: number;
  /** It begins at this hour and takes two. */
  hour: number;
  /** Other than what follows from the day. */
  standing?: 'full' | 'closed' | 'cancelled';
}
