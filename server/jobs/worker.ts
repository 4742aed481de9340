import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { isDatabaseUnavailable } from '@/server/db/client';
import { log } from '@/server/log';

const POLL_INTERVAL_MS = 2_000;

export interface WorkerOptions {
  /** The time between two looks at an empty queue in ms. */
  pollIntervalMs?: number | undefined;
}

export interface Worker {
  /** Polls the queue immediately instead of waiting for the next interval. */
  wake(): void;
  /** Stops the worker after the current job. */
  stop(): Promise<void>;
}

/**
 * Processes the jobs of a pg-boss queue one after the other. It does not use `boss.work()`, which does not handle the
 * rejection when it marks a job as completed: if the database is unavailable, that unhandled rejection ends the process.
 */
export function startWorker<T extends object>(
  boss: PgBoss,
  queue: string,
  handle: (data: T) => Promise<void>,
  { pollIntervalMs = POLL_INTERVAL_MS }: WorkerOptions = {},
): Worker {
  let stopping = false;
  let wakeController = new AbortController();

  const loop = async () => {
    while (!stopping) {
      const { signal } = wakeController;
      const hadJob = await processNextJob(boss, queue, handle).catch((error) => {
        log.warn(
          { err: error, queue, databaseUnavailable: isDatabaseUnavailable(error) },
          'the job queue could not be processed',
        );
        return false;
      });
      if (!hadJob) await pause(pollIntervalMs, undefined, { signal }).catch(() => undefined);
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

/**
 * Processes the next job. It fetches one job at a time, so that no fetched job expires while it waits.
 * @returns whether there was a job
 */
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
      // If this update fails too, pg-boss retries the job after it expires.
      await boss.fail(queue, job.id, { failed: true });
    }
  }
  return jobs.length > 0;
}
