import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const PAUSE_MS = 10;
const MAX_PAUSES = 1_500;

/**
 * Waits until at least so many statements of the pool's database wait for a lock.
 * @throws Error when there are fewer after 15 s
 */
export async function untilStatementsWait(pool: pg.Pool, count: number): Promise<void> {
  for (let pauses = 0; pauses < MAX_PAUSES; pauses += 1) {
    const { rows } = await pool.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows[0].waiting >= count) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`there are not ${count} statements that wait for a lock`);
}
