import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { freePort } from '@/scripts/helpers/running-site';
import { hostile, SHORT } from './hostile-texts';
import { modes } from './modes';

/** The pages whose texts are files of `CONTENT_DIR`. */
export const CONTENT_PAGES = [
  '/',
  '/for-company',
  '/conference',
  '/terms',
  '/privacy',
  '/operator',
  '/commercial-transactions',
  '/information-modules',
];

/** Appends a hostile text to every text of a YAML file but the paths of pictures. */
function makeHostile(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('/images/') ? value : `${value} ${hostile(400)}`;
  if (Array.isArray(value)) return value.map(makeHostile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, makeHostile(each)]));
}

/** HTML stops the start of the site, so the legal texts have it as escaped characters. */
const makeLegalTextHostile = (text: string): string =>
  text
    .replace(/^title: (.*)$/m, (_, title) => `title: ${JSON.stringify(`${title} ${SHORT}`)}`)
    .replace(/^(- \*\*.*|1\. .*|[^-#\s{<|0-9:a-z].{20,})$/m, `$1 ${SHORT.replaceAll('<', '\\<')}`);

async function writeHostileContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaikei-content-'));
  await cp('content', folder, { recursive: true });
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  // JSON is valid YAML.
  for (const name of ['home.yaml', 'company.yaml', 'conference.yaml', 'legal/modules.yaml'])
    await edit(name, (text) => JSON.stringify(makeHostile(parse(text))));
  for (const name of ['terms', 'privacy', 'operator', 'commercial-transactions', 'information-modules'])
    await edit(`legal/${name}.md`, makeLegalTextHostile);
  return folder;
}

/**
 * Starts a site whose own texts are hostile, with the API of the mode with DATABASE_URL and its hostile records behind
 * API_ORIGIN.
 * @returns its origin, and the function that stops it
 */
export async function startHostileSite(): Promise<{ site: string; stop: () => Promise<void> }> {
  const CONTENT_DIR = await writeHostileContent();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const settings = { PORT: String(port), API_ORIGIN: modes.database.origin, SITE_NAME: SHORT };
  const child = spawn(process.execPath, ['gateway/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', CONTENT_DIR, OPERATOR_NAME: hostile(80), ...settings },
  });
  const exited = once(child, 'exit');
  const isUp = () =>
    fetch(`${site}/terms`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isUp())) await pause(200);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(CONTENT_DIR, { recursive: true });
  };
  return { site, stop };
}
