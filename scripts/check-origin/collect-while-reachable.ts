import { NoReplyError } from './origin-client';
import type { Row } from './report';

/** Collects rows until the API stops answering, which becomes a row of its own. */
export async function collectWhileReachable(
  collect: (add: (rows: Row[]) => void) => Promise<void>,
): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    await collect((more) => rows.push(...more));
  } catch (error) {
    if (!(error instanceof NoReplyError)) throw error;
    rows.push({
      group: 'safety',
      subject: '応答',
      state: 'missing',
      detail: `確認の途中で、読み取れる応答がなくなりました（${error.message}）。`,
      remedy: error.remedy,
    });
  }
  return rows;
}
