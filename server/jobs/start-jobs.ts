import type pg from 'pg';
import { HOUR_MS, MINUTE_MS } from '@/schemas/time';
import { removeExpired } from '@/server/auth/cleanup';
import type { Db } from '@/server/db/client';
import { log } from '@/server/log';
import { deliverMail, removeOldMails } from '@/server/mail/deliver';
import { sendOperatorDigest } from '@/server/mail/operator-mails';
import { requeueUndelivered } from '@/server/mail/outbox';
import type { SendMail } from '@/server/mail/transport';
import { deleteAbandonedRegistrations } from '@/server/members/service';
import { remindParticipants } from '@/server/seminar-applications/notifications';
import { refreshSearchTexts } from '@/server/vacancies/write';
import { removeWithdrawalSessions } from '@/server/withdrawal/service';
import { createBoss, MAIL_QUEUE } from './queue';
import { startWorker, type Worker, type WorkerOptions } from './worker';

const REMINDER_INTERVAL_MS = 10 * MINUTE_MS;
const REQUEUE_INTERVAL_MS = HOUR_MS;
const CLEANUP_INTERVAL_MS = HOUR_MS;
const DIGEST_INTERVAL_MS = 15 * MINUTE_MS;
/** How often jobs of processes that have died are looked for. */
const EXPIRY_INTERVAL_MS = 10 * 1000;

interface JobDeps extends WorkerOptions {
  db: Db;
  pool: pg.Pool;
  siteOrigin: string;
  /** When absent, mails are stored in the dev inbox instead of being sent. */
  send?: SendMail | undefined;
}

/**
 * Starts the background jobs of this process: mail delivery, reminders and the cleanup. Several processes may run jobs on
 * one database, because pg-boss gives each job to one of them.
 */
export async function startJobs({ db, pool, siteOrigin, send, pollIntervalMs }: JobDeps): Promise<Worker> {
  const boss = createBoss(pool, { supervise: true });
  boss.on('error', (error) => log.warn({ err: error }, 'the maintenance of the queues failed'));
  await boss.start();
  const deliver = async ({ mailId }: { mailId: string }) => {
    await deliverMail(db, mailId, { siteOrigin, send });
  };
  const worker = startWorker(boss, MAIL_QUEUE, deliver, { pollIntervalMs });
  const requeue = async () => {
    if ((await requeueUndelivered(db)) > 0) worker.wake();
  };
  const repeated = [
    repeat(REMINDER_INTERVAL_MS, 'reminding of seminars', () => remindParticipants(db, siteOrigin)),
    repeat(REQUEUE_INTERVAL_MS, 'queueing undelivered mails', requeue),
    repeat(CLEANUP_INTERVAL_MS, 'cleanup', () => runCleanup(db)),
    repeat(DIGEST_INTERVAL_MS, 'the daily mail to the operator', () => sendOperatorDigest(db, siteOrigin)),
    // Not traced, because it has nothing to do almost every time.
    repeat(EXPIRY_INTERVAL_MS, 'expiring jobs', () => boss.expire()),
  ];
  return {
    wake: worker.wake,
    stop: async () => {
      await Promise.all(repeated.map(({ stop }) => stop()));
      await worker.stop();
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Runs the work at once and then at an interval, because a process that restarts often might never reach the interval. Runs
 * never overlap, and `stop` waits for the current run.
 */
function repeat(everyMs: number, what: string, work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch((err) => log.warn({ err }, `${what} failed`))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Deletes expired rows, and brings derived ones up to date. Repeated or concurrent runs are harmless. */
export async function runCleanup(db: Db): Promise<void> {
  await removeExpired(db);
  await removeWithdrawalSessions(db);
  await removeOldMails(db);
  await deleteAbandonedRegistrations(db);
  await refreshSearchTexts(db);
}
