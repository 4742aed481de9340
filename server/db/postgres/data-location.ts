import { createHash } from 'node:crypto';
import { chmod, mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import { canAccessFolder, chooseOsUser, type OsUser } from './os-user';

/** The embedded server's folder (`folder`), its data folder (`data`), and the OS user that runs it. */
export type DataLocation = { folder: string; data: string; osUser: OsUser };

const SYSTEM_FOLDER = '/var/lib/kaikei-link';

/**
 * Chooses the folder: the requested one, otherwise `.data` in the checkout. When the process is root and PostgreSQL's
 * OS user cannot access the checkout, it is a system folder specific to this checkout. Throws a StartupError when the
 * folder cannot be created or used.
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
  // Removes the folder again when it cannot be used.
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

/**
 * Creates the folder. Only folders created here are made passable for other users, independent of the umask; existing
 * folders keep their modes.
 */
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

/** Throws when the data belongs to another user, because PostgreSQL's own message would be hard to understand. */
async function assertOwnedByUs(location: DataLocation): Promise<DataLocation> {
  const owner = (await stat(location.data).catch(() => undefined))?.uid;
  const user = location.osUser?.uid ?? process.getuid?.();
  if (owner === undefined || user === undefined || owner === user) return location;
  throw new StartupError(
    `Cannot start: the data in ${location.data} belongs to another user (uid ${owner}). Start as that user, or set DATA_DIR to another folder.`,
  );
}
