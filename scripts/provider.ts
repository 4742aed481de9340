/** npm run provider -- …: the operator CLI, see docs/operator-cli.md. */
import { constants } from 'node:os';
import nextEnv from '@next/env';
import { startupMessage } from '@/config/startup-error';

/** As a shell counts them: 130 for Ctrl-C, 143 for SIGTERM. */
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
  // The site's way (Next calls the same function): the same files in the same order, the environment before them.
  const isDevelopment = process.env.NODE_ENV === 'development';
  Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' });
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment);
  // Loaded only now, because modules of the server read the settings.
  const { runCommand } = await import('@/server/cli/run');
  return runCommand(process.argv.slice(2), interrupted.signal);
}

const code = await main().catch((error: unknown) => {
  process.stderr.write(
    `${startupMessage(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
  );
  return 1;
});
// By force, because a connection with a query that does not end would hold the process.
process.exit(signalCode ?? code);
