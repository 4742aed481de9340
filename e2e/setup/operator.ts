import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of the operator CLI on the database of the mode with DATABASE_URL. @returns what it prints */
export async function runOperator(...command: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['scripts/command.mjs', 'operator', ...command], {
    env: { ...process.env, DATABASE_URL: process.env.E2E_DATABASE },
  });
  return stdout;
}
