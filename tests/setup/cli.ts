import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createProgram } from '@/server/cli/program';
import { uncheckedRegistry } from '@/server/integrations/invoice-registry';
import type { LookUpIssuer } from '@/server/integrations/types';
import type { SendMail } from '@/server/mail/transport';
import { createTestApi, SITE_ORIGIN, type TestApi } from './api';

interface CliFixture {
  api: TestApi;
  /** A folder for files that is removed after the tests. */
  folder: string;
  /** Writes a file into the folder. @returns its path */
  write(name: string, content: string | Uint8Array): Promise<string>;
  /** The mail server that the commands use; undefined by default. */
  send?: SendMail | undefined;
  /** The registry of invoice numbers; by default there is none. */
  lookUpIssuer: LookUpIssuer;
  /** Answers for the person at a terminal; undefined by default, as without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
  /** What the last command has printed on the error stream. */
  errors: string;
  /** Runs `npm run operator -- …` and returns its output. Without a terminal it adds --yes where that is needed. */
  run(...words: string[]): Promise<string>;
  /** The same without --yes, as a pipe or a timer calls it. */
  runUnattended(...words: string[]): Promise<string>;
}

/** Sets up the site and the operator CLI on one database. Call it at the top of a test file. */
export function setUpCli(): CliFixture {
  const fixture = {
    lookUpIssuer: uncheckedRegistry,
    write: async (name, content) => {
      const file = path.join(fixture.folder, name);
      await writeFile(file, content);
      return file;
    },
    run: (...args: string[]) => execute(args, !fixture.confirm),
    runUnattended: (...args: string[]) => execute(args, false),
  } as CliFixture;
  async function execute(args: string[], answersYes: boolean): Promise<string> {
    const printed: string[] = [];
    fixture.errors = '';
    const { db } = fixture.api;
    const program = createProgram({
      connect: async () => ({ db }),
      siteOrigin: SITE_ORIGIN,
      user: 'operator',
      send: fixture.send,
      lookUpIssuer: fixture.lookUpIssuer,
      confirm: fixture.confirm,
      write: (text) => printed.push(text),
      writeError: (text) => {
        fixture.errors += text;
      },
    });
    const command = args.reduce(
      (found, word) => found.commands.find((each) => each.name() === word) ?? found,
      program,
    );
    const asks = answersYes && command.options.some(({ long }) => long === '--yes');
    // What follows -- is no option.
    const end = args.includes('--') ? args.indexOf('--') : args.length;
    await program.parseAsync(asks ? args.toSpliced(end, 0, '--yes') : args, { from: 'user' });
    return printed.join('').replace(/\n$/, '');
  }
  beforeAll(async () => {
    fixture.api = await createTestApi();
    fixture.folder = await mkdtemp(path.join(tmpdir(), 'kaikei-operator-'));
  });
  afterAll(async () => {
    await fixture.api.drop();
    await rm(fixture.folder, { recursive: true, force: true });
  });
  return fixture;
}
