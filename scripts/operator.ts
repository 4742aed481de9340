/** npm run operator -- …: runs the operator CLI, see docs/operator-cli.md. */
import { constants } from 'node:os';
import { startupMessage } from '@/config/startup-error';
import { loadEnvFiles } from '@/gateway/load-env.mjs';

/** The exit codes are those of a shell: 130 for Ctrl-C, 143 for SIGTERM. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const interrupted = new AbortController();
let signalCode: number | undefined;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    signalCode ??= 128 + constants.signals[signal];
    interrupted.abort();
  });
}

async function main(): Promise<number> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' });
  loadEnvFiles(isDevelopment);
  // Imported here, because modules of the server read the environment when they are loaded.
  const { runCommand } = await import('@/server/cli/run');
  return runCommand(process.argv.slice(2), interrupted.signal);
}

const code = await main().catch((error: unknown) => {
  process.stderr.write(
    `${startupMessage(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
  );
  return 1;
});
// process.exit is required, because a connection with a running query would keep the process alive.
process.exit(signalCode ?? code);
