import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { isDatabaseUnavailable } from '@/server/db/client';
import { log } from '@/server/log';

const POLL_INTERVAL_MS = 2_000;

export interface Worker {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Ends after the jobs in hand. */
  stop(): Promise<void>;
}

/**
 * Takes jobs from a queue of pg-boss, one after the other. A loop of our own instead of `boss.work()`, which leaves
 * the promise of completing a job to itself: with the database away, that rejection ends the whole process.
 */
export function startWorker<T extends object>(
  boss: PgBoss,
  queue: string,
  handle: (data: T) => Promise<void>,
): Worker {
  let stopping = false;
  let wakeController = new AbortController();

  const loop = async () => {
    while (!stopping) {
      const { signal } = wakeController;
      const hadJob = await processNextJob(boss, queue, handle).catch((error) => {
        log.warn(
          { err: error, queue, away: isDatabaseUnavailable(error) },
          'the queue could not be worked off',
        );
        return false;
      });
      if (!hadJob) await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      wakeController = new AbortController();
    }
  };
  const running = loop();
  const wake = () => wakeController.abort();
  return {
    wake,
    stop: async () => {
      stopping = true;
      wake();
      await running;
    },
  };
}

/** Takes one job, so that none waits in hand until its time is over. Returns whether there was one. */
export async function processNextJob<T extends object>(
  boss: PgBoss,
  queue: string,
  handle: (data: T) => Promise<void>,
): Promise<boolean> {
  const jobs = await boss.fetch<T>(queue, { batchSize: 1 });
  for (const job of jobs) {
    try {
      await handle(job.data);
      await boss.complete(queue, job.id);
    } catch (error) {
      log.warn({ err: error, queue, job: job.id }, 'a job failed and will be tried again');
      // When not even that can be written down, the job is taken up again once its time is over.
      await boss.fail(queue, job.id, { failed: true });
    }
  }
  return jobs.length > 0;
}
