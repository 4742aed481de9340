import type pg from 'pg';
import { removeExpired } from '@/server/auth/expired';
import type { Db } from '@/server/db/client';
import { log } from '@/server/log';
import { deliverMail, removeOldMails } from '@/server/mail/deliver';
import type { SendLetter } from '@/server/mail/transport';
import { removeUnfinished } from '@/server/members/service';
import { remindParticipants } from '@/server/seminar-applications/notices';
import { bossOn, MAIL_QUEUE } from './queue';
import { startWorker, type Worker } from './worker';

const REMINDERS_MS = 10 * 60 * 1000;
const HOUSEKEEPING_MS = 60 * 60 * 1000;

interface JobDeps {
  db: Db;
  pool: pg.Pool;
  siteOrigin: string;
  /** Absent: mails are kept instead of sent. */
  send?: SendLetter | undefined;
}

/**
 * Starts this process's share of the work in the background: delivering mails and clearing what has run out. Any
 * number of processes may do so on one database; pg-boss gives each job to one of them.
 */
export async function startJobs({ db, pool, siteOrigin, send }: JobDeps): Promise<Worker> {
  const boss = bossOn(pool, true);
  boss.on('error', (error) => log.warn({ err: error }, 'looking after the queues failed'));
  await boss.start();
  const worker = startWorker<{ mailId: string }>(boss, MAIL_QUEUE, ({ mailId }) =>
    deliverMail(db, mailId, siteOrigin, send),
  );
  const timer = setInterval(() => void keepHouse(db), HOUSEKEEPING_MS);
  timer.unref();
  const remind = () =>
    remindParticipants(db, siteOrigin).catch((err) => log.warn({ err }, 'reminding of seminars failed'));
  // At once too: a process that is restarted often must not put it off for ever.
  void remind();
  const reminders = setInterval(() => void remind(), REMINDERS_MS);
  reminders.unref();
  return {
    wake: worker.wake,
    stop: async () => {
      clearInterval(timer);
      clearInterval(reminders);
      await worker.stop();
      await boss.stop({ graceful: false });
    },
  };
}

/** Repeating it, or doing it in several processes at once, does no harm. */
export async function keepHouse(db: Db): Promise<void> {
  try {
    await removeExpired(db);
    await removeOldMails(db);
    await removeUnfinished(db);
  } catch (error) {
    log.warn({ err: error }, 'housekeeping failed');
  }
}
