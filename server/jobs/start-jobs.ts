import type pg from 'pg';
import { removeExpired } from '@/server/auth/cleanup';
import type { Db } from '@/server/db/client';
import { log } from '@/server/log';
import { deliverMail, removeOldMails } from '@/server/mail/deliver';
import { requeueUndelivered } from '@/server/mail/outbox';
import type { SendMail } from '@/server/mail/transport';
import { deleteAbandonedRegistrations } from '@/server/members/service';
import { remindParticipants } from '@/server/seminar-applications/notifications';
import { createBoss, MAIL_QUEUE } from './queue';
import { startWorker, type Worker } from './worker';

const REMINDER_INTERVAL_MS = 10 * 60 * 1000;
const REQUEUE_MS = 60 * 60 * 1000;
const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;

interface JobDeps {
  db: Db;
  pool: pg.Pool;
  siteOrigin: string;
  /** Absent: mails are kept instead of sent. */
  send?: SendMail | undefined;
}

/**
 * Starts this process's share of the work in the background: delivering mails and clearing what has run out. Any
 * number of processes may do so on one database; pg-boss gives each job to one of them.
 */
export async function startJobs({ db, pool, siteOrigin, send }: JobDeps): Promise<Worker> {
  const boss = createBoss(pool, true);
  boss.on('error', (error) => log.warn({ err: error }, 'looking after the queues failed'));
  await boss.start();
  const worker = startWorker<{ mailId: string }>(boss, MAIL_QUEUE, async ({ mailId }) => {
    await deliverMail(db, mailId, { siteOrigin, send });
  });
  const requeue = async () => {
    if ((await requeueUndelivered(db)) > 0) worker.wake();
  };
  // Reminders and lost mails are looked for at once too: a process that is restarted often must not put them off.
  const repeated = [
    repeat(REMINDER_INTERVAL_MS, 'reminding of seminars', () => remindParticipants(db, siteOrigin), {
      atOnce: true,
    }),
    repeat(REQUEUE_MS, 'queueing undelivered mails', requeue, { atOnce: true }),
    repeat(CLEANUP_INTERVAL_MS, 'housekeeping', () => runCleanup(db)),
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

/** Does something again and again, one run after the other; `stop` waits for the run in progress. */
function repeat(everyMs: number, what: string, work: () => Promise<void>, { atOnce = false } = {}) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch((err) => log.warn({ err }, `${what} failed`))
      .finally(() => {
        running = undefined;
      });
  };
  if (atOnce) run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Repeating it, or doing it in several processes at once, does no harm. */
export async function runCleanup(db: Db): Promise<void> {
  await removeExpired(db);
  await removeOldMails(db);
  await deleteAbandonedRegistrations(db);
}
