import pg from 'pg';
import type { Env } from '@/config/env';
import { DATABASE, startEmbedded } from '@/server/db/postgres/embedded';
import { connectionUrl, readEndpoint } from '@/server/db/postgres/endpoint';
import { chooseHome } from '@/server/db/postgres/home';
import { ProviderError } from './provider-error';

/** Where the site's data is; `stop` ends what was started for it. */
interface Reached {
  url: string;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Finds the database as the site would: that of DATABASE_URL, else the embedded one, whether the site runs on it
 * (then beside it) or not (then it is started for the while).
 */
export async function reachDatabase(env: Env): Promise<Reached> {
  if (env.API_ORIGIN) throw new ProviderError('API_ORIGIN の運用では、データはこのサイトにありません。');
  const stop = async () => undefined;
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop };
  const home = await chooseHome(env.DATA_DIR);
  const endpoint = await readEndpoint(home.data);
  const url = endpoint && (await connectionUrl(home, endpoint, DATABASE));
  if (url && (await answers(url))) return { url, stop };
  return startEmbedded({ dataDir: env.DATA_DIR });
}
