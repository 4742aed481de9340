import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';

/** Whom PostgreSQL's programs run as; undefined means as ourselves. */
export type OsUser = { uid: number; gid: number; name: string } | undefined;

/** Debian's ids, for an image that carries no passwd file at all. */
const NOBODY = { uid: 65_534, gid: 65_534, name: 'nobody' };

/**
 * Picks the account. PostgreSQL refuses root, so root hands over to whoever owns the data already, else to nobody.
 * Anyone else runs it as themselves.
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
 * Runs a program to its end as that account and collects what it says. Never throws: a program that cannot even be
 * started (no way to it, wrong platform) ends with code -1 and the reason.
 * The environment is nearly empty on purpose: LC_ALL decides what initdb creates, and PG… variables of the person
 * who starts the app must not reach it.
 */
export function runProgram(
  program: string,
  args: string[],
  options: { as: OsUser; cwd?: string; env?: Record<string, string> },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? '/',
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        LC_ALL: 'C',
        ...systemEnvironment(),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // Out of the terminal's reach: Ctrl-C is for the app, which stops the server in its own time.
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
    // On Windows the server that pg_ctl leaves behind keeps the pipes open, and 'close' never comes.
    child.on('exit', (code) => setTimeout(finish, 300, code));
  });
}

/** Windows programs do not load without these. */
function systemEnvironment(): Record<string, string> {
  const { SystemRoot, TEMP, TMP } = process.env;
  return { ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }), ...(TMP && { TMP }) };
}

/** Whether that account can get into a folder; always true for ourselves, whom the next step would tell anyway. */
export async function canAccessFolder(folder: string, as: OsUser): Promise<boolean> {
  if (!as) return true;
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$0"', folder], { as })).code === 0;
}
