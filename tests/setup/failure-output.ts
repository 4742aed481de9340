import { spawnSync } from 'node:child_process';

/** Runs a program, which may be in /usr/sbin, in the folder `cwd`. @returns its output when it fails, else an empty text */
export function failureOutputOf(program: string, args: string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `PATH="$PATH:/usr/sbin" exec "$0" "$@"`, program, ...args],
    {
      encoding: 'utf8',
      ...(cwd && { cwd }),
    },
  );
  return status === 0 ? '' : `${status}: ${stdout}${stderr}`;
}
