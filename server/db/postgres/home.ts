import { createHash } from 'node:crypto';
import { chmod, mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import { type Account, canEnter, chooseAccount } from './account';

/** Where the embedded server lives (`folder`), where its data is (`data`), and whom it runs as. */
export type Home = { folder: string; data: string; as: Account };

const SYSTEM_FOLDER = '/var/lib/kaikei-link';

/**
 * Settles the folder: the one asked for; else `.data` in the checkout; else, when we are root and the account that
 * PostgreSQL runs as cannot get into the checkout, a system folder that is this checkout's own.
 * Throws a StartupError when the folder cannot be made or used.
 */
export async function chooseHome(dataDir: string | undefined): Promise<Home> {
  const wanted = path.resolve(/* turbopackIgnore: true */ dataDir ?? '.data');
  const home = await settle(wanted);
  if (await canEnter(home.folder, home.as)) return ours(home);
  if (dataDir) {
    throw new StartupError(
      `Cannot start: PostgreSQL must not run as root, and ${home.as?.name} has no way to DATA_DIR ${wanted}. Choose a folder outside of private homes, such as ${SYSTEM_FOLDER}.`,
    );
  }
  // Leave nothing behind where nothing can be kept.
  await rmdir(wanted).catch(() => undefined);
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 10);
  return ours(await settle(path.join(SYSTEM_FOLDER, checkout)));
}

async function settle(folder: string): Promise<Home> {
  const data = path.join(folder, 'postgres');
  try {
    await makeFolder(folder);
    return { folder, data, as: await chooseAccount(data) };
  } catch (error) {
    throw new StartupError(
      `Cannot start: the data folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that can be written.`,
    );
  }
}

/** Only folders made here are opened for others to pass, whatever the umask; existing ones keep their modes. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o755);
}

/** Data of another user cannot even be looked at; say so before PostgreSQL says it in its own way. */
async function ours(home: Home): Promise<Home> {
  const owner = (await stat(home.data).catch(() => undefined))?.uid;
  const user = home.as?.uid ?? process.getuid?.();
  if (owner === undefined || user === undefined || owner === user) return home;
  throw new StartupError(
    `Cannot start: the data in ${home.data} belongs to another user (uid ${owner}). Start as that user, or set DATA_DIR to another folder.`,
  );
}
