import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { SESSION_COOKIE } from '@/config/cookies';
import { findOnPath } from '@/scripts/testing/chromium.mjs';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { createAgent } from '../../tests/setup/agent';
import { SAME_DAY, sameDaySite } from './modes';
import { createDataFolder, requireFreePort, sendTo, spawnSite, stopSite, waitUntilUp } from './servers';

/** Returns the environment of a process whose clock began at SAME_DAY, as the command faketime sets it. */
function sameDayClock(): Record<string, string> {
  const offset = Math.round((SAME_DAY.getTime() - Date.now()) / 1000);
  // Not by the command itself, which would leave the site running when it is stopped.
  const library = execFileSync('faketime', ['-f', '+0s', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  return { LD_PRELOAD: library.trim(), FAKETIME: `+${offset}s` };
}

/** Logs the member of its demo data in, once, because the settings list all logins. @returns the session's cookie */
async function logInSameDayMember(): Promise<string> {
  const agent = createAgent(sendTo(sameDaySite.origin));
  const { status } = await agent.post('/login/', {
    email: 'member@example.com',
    password: 'kaikei-demo-2026',
  });
  const session = agent.cookies.get(SESSION_COOKIE);
  if (!session) throw new Error(`The login at ${sameDaySite.origin} answered ${status}.`);
  return session;
}

/**
 * The global setup of the snapshots: starts the site and its database with the clock that they need. @returns the teardown
 * function; nothing without the command faketime, when there are no snapshots
 */
export default async function startSameDaySite(): Promise<(() => Promise<void>) | undefined> {
  if (!findOnPath('faketime')) return;
  await requireFreePort(sameDaySite);
  const root = await createDataFolder();
  const variables = sameDayClock();
  const database = await startEmbeddedPostgres({ dataDir: root, variables });
  const site = spawnSite(sameDaySite, { DATABASE_URL: database.url, SEED: 'demo', ...variables });
  const teardown = async () => {
    await stopSite(site);
    await database.stop();
    await rm(root, { recursive: true, force: true });
  };
  try {
    await waitUntilUp(site);
    // Playwright’s workers inherit it.
    process.env.E2E_SAME_DAY_SESSION = await logInSameDayMember();
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}
