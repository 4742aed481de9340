import { createHash } from 'node:crypto';
import { chmod, mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import { canAccessFolder, chooseOsUser, type OsUser } from './os-user';

/** Where the embedded server lives (`folder`), where its data is (`data`), and whom it runs as. */
export type DataLocation = { folder: string; data: string; osUser: OsUser };

const SYSTEM_FOLDER = '/var/lib/kaikei-link';

/**
 * Settles the folder: the one asked for; else `.data` in the checkout; else, when we are root and the account that
 * PostgreSQL runs as cannot get into the checkout, a system folder that is this checkout's own.
 * Throws a StartupError when the folder cannot be made or used.
 */
export async function chooseDataLocation(dataDir: string | undefined): Promise<DataLocation> {
  const requestedFolder = path.resolve(/* turbopackIgnore: true */ dataDir ?? '.data');
  const location = await prepareFolder(requestedFolder);
  if (await canAccessFolder(location.folder, location.osUser)) return assertOwnedByUs(location);
  if (dataDir) {
    throw new StartupError(
      `Cannot start: PostgreSQL must not run as root, and ${location.osUser?.name} has no way to DATA_DIR ${requestedFolder}. Choose a folder outside of private homes, such as ${SYSTEM_FOLDER}.`,
    );
  }
  // Leave nothing behind where nothing can be kept.
  await rmdir(requestedFolder).catch(() => undefined);
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 10);
  return assertOwnedByUs(await prepareFolder(path.join(SYSTEM_FOLDER, checkout)));
}

async function prepareFolder(folder: string): Promise<DataLocation> {
  const data = path.join(folder, 'postgres');
  try {
    await createFolder(folder);
    return { folder, data, osUser: await chooseOsUser(data) };
  } catch (error) {
    throw new StartupError(
      `Cannot start: the data folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that can be written.`,
    );
  }
}

/** Only folders made here are opened for others to pass, whatever the umask; existing ones keep their modes. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!first) return;
  for (
    let createdFolder = folder;
    createdFolder.length >= first.length;
    createdFolder = path.dirname(createdFolder)
  )
    await chmod(createdFolder, 0o755);
}

/** Data of another user cannot even be looked at; say so before PostgreSQL says it in its own way. */
async function assertOwnedByUs(location: DataLocation): Promise<DataLocation> {
  const owner = (await stat(location.data).catch(() => undefined))?.uid;
  const user = location.osUser?.uid ?? process.getuid?.();
  if (owner === undefined || user === undefined || owner === user) return location;
  throw new StartupError(
    `Cannot start: the data in ${location.data} belongs to another user (uid ${owner}). Start as that user, or set DATA_DIR to another folder.`,
  );
}
