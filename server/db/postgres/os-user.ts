import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { systemVariables } from '@/config/env';

/** The OS user that runs PostgreSQL's programs; undefined for the current user. */
export type OsUser = { uid: number; gid: number; name: string } | undefined;

/** Debian's ids, for container images without a passwd file. */
const NOBODY = { uid: 65_534, gid: 65_534, name: 'nobody' };

/**
 * Chooses the OS user. PostgreSQL does not run as root, so root uses the owner of existing data, otherwise nobody.
 * Other users run it themselves.
 */
export async function chooseOsUser(dataFolder: string): Promise<OsUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid), name: 'nobody' } : NOBODY;
}

export type ProgramResult = { code: number; output: string };

/**
 * Runs a program as that user until it exits and collects its output. Never throws: a program that cannot be started
 * (no access, wrong platform) ends with code -1 and the reason. The environment is nearly empty, because LC_ALL
 * determines what initdb creates, and PG… variables of the operator must not reach it.
 */
export function runProgram(
  program: string,
  args: string[],
  options: { as: OsUser; cwd?: string; env?: Record<string, string> },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? '/',
      env: { ...systemVariables(), LC_ALL: 'C', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // A separate process group, so that Ctrl-C reaches only the app, which then stops the server itself.
      detached: process.platform !== 'win32',
      ...(options.as && { uid: options.as.uid, gid: options.as.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (code: number | null) => resolve({ code: code ?? -1, output: output.trim() });
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', finish);
    // On Windows the server that pg_ctl starts keeps the pipes open, so 'close' is never emitted.
    child.on('exit', (code) => setTimeout(finish, 300, code));
  });
}

/**
 * Returns whether that user can access a folder. Always true for the current user, because the next step reports an
 * error anyway.
 */
export async function canAccessFolder(folder: string, as: OsUser): Promise<boolean> {
  if (!as) return true;
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$0"', folder], { as })).code === 0;
}
