/** npm run check:origin -- …: checks an existing API before the site is put in front of it, see docs/existing-api.md. */
import { constants } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { loadEnvFiles } from '../gateway/load-env.mjs';
import { PASSWORD_VARIABLE, runProgram } from './check-origin/program';

/** Asks for a password on the terminal without showing it. The question goes to stderr, so that stdout is the report. */
async function askPassword(question: string): Promise<string> {
  process.stderr.write(question);
  // readline echoes what is typed to its output, which here shows nothing.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const interrupted = new AbortController();
  terminal.on('SIGINT', () => interrupted.abort());
  try {
    return await terminal.question('', { signal: interrupted.signal });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

const interrupted = new AbortController();
let signalCode: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    signalCode ??= 128 + constants.signals[signal];
    interrupted.abort();
  });

// The settings of the site, from the files that `npm start` reads.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
loadEnvFiles(process.env.NODE_ENV === 'development');
// The address to check is an argument, and may differ from that of the settings.
delete process.env.API_ORIGIN;
// Without API_ORIGIN the settings of a public site would have to say whether it has demo data.
process.env.SEED ||= 'none';

const code = await runProgram(process.argv.slice(2), {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  askPassword: process.stdin.isTTY ? askPassword : undefined,
  password: process.env[PASSWORD_VARIABLE],
  signal: interrupted.signal,
});
process.exit(signalCode ?? code);
