import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password on the terminal without showing it. The question goes to stderr, so that stdout is the report. */
export async function askPassword(question: string): Promise<string> {
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
