import { setTimeout as pause } from 'node:timers/promises';
import { csrfTokenOf, send } from './load';

type Execute = (text: string) => Promise<Record<string, unknown>[]>;

/** Together they are more than PostgreSQL has connections, which is 100 by default. */
const ROUNDS = 7;
const WRITES_IN_A_ROUND = 20;

const WAITING = `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`;

/**
 * Tries what a site does while commits wait for an unavailable replica: writes, reads, the check of the load balancer, and what
 * docs/operations.md tells the operator to do.
 * @param onPrimary executes a statement as an administrator
 * @returns lines that say what happened
 */
export async function tryWithoutReplica({
  port,
  cookie,
  onPrimary,
}: {
  port: number;
  cookie: string;
  onPrimary: Execute;
}): Promise<string[]> {
  const lines: string[] = [];
  let count = 0;
  const note = (text: string) => lines.push(`replica unavailable: ${text}`);
  const timed = async (options: Parameters<typeof send>[1]) => {
    const since = performance.now();
    const { status } = await send(port, options);
    return `${status} after ${((performance.now() - since) / 1_000).toFixed(1)} s`;
  };
  const write = () => {
    count += 1;
    const path = '/api/v3/public/members/';
    const headers = { cookie, 'x-csrftoken': csrfTokenOf(cookie), 'content-type': 'application/json' };
    const body = JSON.stringify({ email: `unavailable-${count}@example.com` });
    // Each has a sender of its own, because registrations are limited for each sender.
    return timed({ method: 'POST', path, headers, body, localAddress: `127.2.0.${count}` });
  };
  const noteReads = async (when: string) => {
    note(`${when}: list of the API ${await timed({ path: `/api/v3/public/vacancies/?search=${count}` })}`);
    note(`${when}: page of a member ${await timed({ path: '/mypage/', headers: { cookie } })}`);
    note(`${when}: /readyz ${await timed({ path: '/readyz' })}`);
    note(`${when}: ${(await onPrimary(WAITING))[0]?.count} connections wait for the replica`);
  };
  note(`first write ${await write()}`);
  await noteReads('then');
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(Array.from({ length: WRITES_IN_A_ROUND }, write));
  await noteReads(`after ${count} writes`);
  await onPrimary('alter system reset synchronous_standby_names');
  await onPrimary('select pg_reload_conf()');
  const takenOutAt = performance.now();
  while (!(await write()).startsWith('201')) await pause(100);
  note(`writes work ${((performance.now() - takenOutAt) / 1_000).toFixed(1)} s after it was taken out`);
  await noteReads('taken out');
  return lines;
}
