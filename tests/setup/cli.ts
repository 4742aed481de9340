import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { CliError } from '@/server/cli/command-context';
import { createProgram } from '@/server/cli/program';
import { uncheckedRegistry } from '@/server/integrations/invoice-registry';
import type { LookUpIssuer } from '@/server/integrations/types';
import type { SendMail } from '@/server/mail/transport';
import { createTestApi, SITE_ORIGIN, type TestApi } from './api';
import { dumpTables } from './query';

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
  /** What the last command has printed, also when it failed. */
  output: string;
  /** What the last command has printed on the error stream. */
  errors: string;
  /** Runs `npm run operator -- …` and returns its output. Without a terminal it adds --yes where that is needed. */
  run(...words: string[]): Promise<string>;
  /** The same without --yes, as a pipe or a timer calls it. */
  runUnattended(...words: string[]): Promise<string>;
  /** Writes a file and imports it. @returns the output */
  importFile(kind: string, name: string, content: string | Uint8Array): Promise<string>;
  /** Imports a file with mistakes, which must change nothing. @returns the mistakes without the file's name */
  importMistakes(kind: string, name: string, content: string | Uint8Array): Promise<string[]>;
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
    importFile: async (kind, name, content) =>
      fixture.run(kind, 'import', await fixture.write(name, content)),
    importMistakes: async (kind, name, content) => {
      const before = await dumpTables(fixture.api.url);
      const error = await fixture.importFile(kind, name, content).catch((failure: Error) => failure);
      expect(await dumpTables(fixture.api.url)).toEqual(before);
      if (!(error instanceof CliError)) throw error;
      return error.message.replaceAll(path.join(fixture.folder, name), '').split('\n');
    },
  } as CliFixture;
  async function execute(args: string[], answersYes: boolean): Promise<string> {
    let printed = '';
    fixture.errors = '';
    const { db } = fixture.api;
    const program = createProgram({
      connect: async () => ({ db }),
      siteOrigin: SITE_ORIGIN,
      user: 'operator',
      send: fixture.send,
      lookUpIssuer: fixture.lookUpIssuer,
      confirm: fixture.confirm,
      write: (text) => {
        printed += text;
        fixture.output = printed;
      },
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
    return printed.replace(/\n$/, '');
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

/** A vacancy as the operator's file has it. Dates count from the day of the import. */
export const VACANCY_RECORD = {
  title: '連結決算の早期化支援',
  company_profile: '東証プライム・製造業',
  categories: [2],
  skills: ['連結決算'],
  reward: { unit: 'month', min: 700_000 },
  working_days: { min: 2, max: 3 },
  region: '13',
  remote: 'partial',
  hours: '1日8時間',
  starts_on: 'in 30 days',
  duration: '6か月',
  description: '子会社14社の決算日程の短縮をお任せします。',
  requirements: ['公認会計士'],
  selection: '面談1回',
  deadline: 'in 12 days at 18:00',
};

/** A seminar as the operator's file has it. */
export const SEMINAR_RECORD = {
  title: '収益認識の実務',
  lead: '実務で迷う論点を整理します。',
  topic: '会計・監査',
  description: '契約の識別から開示までを扱います。',
  speakers: [{ name: '青木 健一', title: '公認会計士', profile: '監査法人を経て独立。' }],
  starts_at: 'in 12 days at 19:00',
  ends_at: 'in 12 days at 21:00',
  online_url: 'https://meet.example.com/abc',
  fee: 0,
};

/** A column as the operator's file has it. */
export const COLUMN_RECORD = { title: '記事', lead: '説明', tags: [133], body: '<p>本文</p>' };

/** Returns a record as YAML with one line for each field, in the order of its fields. */
export const yamlOf = (record: object): string =>
  Object.entries(record)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

/** Returns a record as Markdown, whose body is the text of the record. */
export const markdownOf = (record: object, body: string): string => `---\n${yamlOf(record)}---\n${body}\n`;
