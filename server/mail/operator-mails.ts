import { sql } from 'drizzle-orm';
import { env } from '@/config/env';
import { startOf } from '@/lib/dates';
import { DAY_MS, dayInTokyo, HOUR_MS } from '@/schemas/time';
import type { Db } from '@/server/db/client';
import { buildMail, noteBlock, textBlock } from './content';
import { enqueueMail } from './outbox';

/** The hour in Japan from which the mail about the day before is sent. */
const DIGEST_HOUR = 8;

interface OperatorEvent {
  /** What happened, in a sentence. */
  text: string;
  facts: [label: string, value: string][];
  /** Identifies the event, so that a retry tells it once. */
  dedupeKey: string;
}

/** Tells the operator of an event, if OPERATOR_EMAIL wants each of them. Call it in the transaction of the event. */
export async function notifyOperator(
  tx: Db,
  siteOrigin: string,
  { text, facts, dedupeKey }: OperatorEvent,
): Promise<void> {
  const { OPERATOR_EMAIL: to, OPERATOR_MAILS: mails } = env();
  if (!to || mails !== 'each') return;
  const content = buildMail(text, null, [textBlock(`${text}。`), { kind: 'facts', facts }]);
  await enqueueMail(tx, {
    to,
    content: { ...content, isForOperator: true },
    siteOrigin,
    dedupeKey: `operator:${dedupeKey}`,
  });
}

/** What the operator is told of, with the words of the daily mail. */
const EVENT_LABELS = {
  vacancy_applications: '案件への応募',
  seminar_applications: 'セミナーへの申込み',
  waiting_registrations: '承認を待っている登録',
  inquiries: '企業からの相談',
  withdrawals: '退会',
} as const;

type OperatorEvents = Record<keyof typeof EVENT_LABELS, number>;

/**
 * Returns the statement that counts how often each event happened from one time to another; of registrations, how many wait
 * now.
 */
export function operatorEventsSql(from: Date, to: Date): string {
  const between = (column: string) =>
    `${column} >= '${from.toISOString()}' and ${column} < '${to.toISOString()}'`;
  return `select
    (select count(*)::int from vacancy_application_events where event <> 'cancel' and ${between('at')}) as vacancy_applications,
    (select count(*)::int from seminar_application_events where event <> 'cancel' and ${between('at')}) as seminar_applications,
    (select count(*)::int from members where status = 'waiting') as waiting_registrations,
    (select count(*)::int from mails where dedupe_key like 'company-inquiry:%' and ${between('created_at')}) as inquiries,
    (select count(*)::int from withdrawals where ${between('withdrawn_at')}) as withdrawals`;
}

/**
 * Tells the operator once a day, from eight in the morning, what happened the day before; nothing on a day without events.
 * Repeated or concurrent runs send one mail.
 */
export async function sendOperatorDigest(db: Db, siteOrigin: string, now = new Date()): Promise<void> {
  const { OPERATOR_EMAIL: to, OPERATOR_MAILS: mails } = env();
  const today = startOf(dayInTokyo(now));
  if (!to || mails !== 'daily' || now.getTime() < today + DIGEST_HOUR * HOUR_MS) return;
  const yesterday = new Date(today - DAY_MS);
  const { rows } = await db.execute<OperatorEvents>(sql.raw(operatorEventsSql(yesterday, new Date(today))));
  const [counts] = rows;
  if (!counts || Object.values(counts).every((count) => count === 0)) return;
  const day = dayInTokyo(yesterday);
  const content = buildMail(`${day} のまとめ`, null, [
    textBlock(`${day} の件数です。`),
    {
      kind: 'facts',
      facts: Object.entries(EVENT_LABELS).map(([event, label]) => [
        label,
        `${counts[event as keyof OperatorEvents]} 件`,
      ]),
    },
    noteBlock('内容は、運営者用コマンドの applications list、members list --status waiting で確認できます。'),
  ]);
  await enqueueMail(db, {
    to,
    content: { ...content, isForOperator: true },
    siteOrigin,
    dedupeKey: `operator-digest:${day}`,
  });
}
