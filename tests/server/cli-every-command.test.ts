import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { commandName } from '@/server/cli/action';
import { createProgram } from '@/server/cli/program';
import { uncheckedRegistry } from '@/server/integrations/invoice-registry';
import { createVacancyApplication } from '@/tests/setup/applications';
import { setUpCli } from '@/tests/setup/cli';
import { dumpTables } from '@/tests/setup/query';
import { createOpenSeminar, insertVacancySamples } from '@/tests/setup/samples';

const cli = setUpCli();

interface CommandCase {
  /** Sets up what the command needs. @returns its words after the name */
  words: () => string[] | Promise<string[]>;
  writes?: true;
}

const read = (words: CommandCase['words'] = () => []): CommandCase => ({ words });
const write = (words: CommandCase['words'] = () => []): CommandCase => ({ words, writes: true });
const withOne = (create: () => Promise<string>) => write(async () => [await create()]);

let files = 0;
const newFile = (extension = 'file') => {
  files += 1;
  return path.join(cli.folder, `${files}.${extension}`);
};
async function contentFile(text: string): Promise<string> {
  const file = newFile('yaml');
  await writeFile(file, text);
  return file;
}
const createMember = async (status?: 'waiting' | 'suspended') =>
  String((await cli.api.createMember(status ? { status } : {})).id);
async function createColumn(): Promise<string> {
  await cli.run(
    'columns',
    'import',
    await contentFile('id: 77\ntitle: 記事\nlead: 説明\ntags: [133]\nbody: <p>本文</p>\n'),
  );
  return '77';
}
const createVacancy = async () => String((await insertVacancySamples(cli.api.db, [{}]))[0]);
const createSeminar = async () => String(await createOpenSeminar(cli.api.db));
const closed = (kind: string, create: () => Promise<string>) => async () => {
  const id = await create();
  await cli.run(kind, 'close', id);
  return id;
};
const createClosedVacancy = closed('vacancies', createVacancy);
const createClosedSeminar = closed('seminars', createSeminar);
const createClosedColumn = closed('columns', createColumn);
async function createApplication(): Promise<string> {
  return String((await createVacancyApplication(cli.api)).applicationId);
}
async function createFailedMail(): Promise<string> {
  const { rows } = await cli.api.pool.query(
    `insert into mails (dedupe_key, "to", subject, text, html, failed_at)
    values (gen_random_uuid()::text, 'a@example.com', 'x', 'x', 'x', now()) returning id`,
  );
  return rows[0].id;
}
/** Every command of the operator. A new one fails its test until it has a row here and in docs/operator-cli.md. */
const CASES: Record<string, CommandCase> = {
  dashboard: read(),
  log: read(),
  'members list': read(),
  'members approve': withOne(() => createMember('waiting')),
  'members refuse': withOne(() => createMember('waiting')),
  'members suspend': withOne(() => createMember()),
  'members restore': withOne(() => createMember('suspended')),
  'members delete': withOne(() => createMember()),
  'members show': read(async () => [await createMember()]),
  'members export': read(async () => [await createMember()]),
  'members erase': withOne(() => createMember()),
  'vacancies import': write(() => ['content/demo/vacancies/01-showcase.yaml']),
  'vacancies export': write(() => [newFile('csv')]),
  'vacancies list': read(),
  'vacancies show': read(async () => [await createVacancy()]),
  'vacancies publish': withOne(createClosedVacancy),
  'vacancies close': withOne(createVacancy),
  'seminars import': write(() => ['content/demo/seminars/01-coming-soon.yaml']),
  'seminars list': read(),
  'seminars show': read(async () => [await createSeminar()]),
  'seminars publish': withOne(createClosedSeminar),
  'seminars close': withOne(createSeminar),
  'seminars cancel': write(async () => [await createSeminar(), '--reason', '講師の都合']),
  'columns import': write(async () => [
    await contentFile('id: 78\ntitle: 記事\nlead: 説明\ntags: [133]\nbody: <p>本文</p>\n'),
  ]),
  'columns list': read(),
  'columns show': read(async () => [await createColumn()]),
  'columns publish': withOne(createClosedColumn),
  'columns close': withOne(createColumn),
  'tags import': write(async () => [await contentFile('- { id: 999, name: 新しいタグ }\n')]),
  'applications list': read(),
  'applications show': read(async () => [await createApplication()]),
  'applications export': write(() => [newFile('csv')]),
  'mails list': read(),
  'mails send': withOne(createFailedMail),
};

const leaves = (command: Command): Command[] => [
  ...(command.parent && Reflect.get(command, '_actionHandler') ? [command] : []),
  ...command.commands.flatMap(leaves),
];
const program = () =>
  createProgram({
    connect: () => Promise.reject(new Error('not needed')),
    siteOrigin: 'http://localhost',
    user: 'x',
    lookUpIssuer: uncheckedRegistry,
    write: () => undefined,
    writeError: () => undefined,
  });
const isHidden = (command: Command) => Reflect.get(command, '_hidden') === true;
const visible = () => leaves(program()).filter((command) => !isHidden(command));

/** The fields of `result` by command, as documented. */
async function readDocumentedShapes(): Promise<Record<string, string[]>> {
  const text = await readFile('docs/operator-cli.md', 'utf8');
  const section = /## Output for programs\n(.*?)\n## /s.exec(text)?.[1] ?? '';
  const rows = section.split('\n').flatMap((line) => {
    const [, names = '', fields = ''] = line.split('|');
    const commands = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return commands.map(
      (name) => [name, [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field)] as const,
    );
  });
  return Object.fromEntries(rows);
}

let shapes: Record<string, string[]>;
beforeAll(async () => {
  shapes = await readDocumentedShapes();
  cli.send = async () => undefined;
});
afterEach(async () => {
  await cli.api.pool.query('delete from mails');
});

test('each command has a row here, and the document has its fields', () => {
  const names = visible().map(commandName);
  expect(Object.keys(CASES).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(shapes).toSorted()).toEqual(names.toSorted());
});

test('each command takes --json, and exactly those that write take --dry-run', () => {
  for (const command of leaves(program())) {
    const options = command.options.map(({ long }) => long);
    expect([commandName(command), options]).toEqual([
      commandName(command),
      expect.arrayContaining(['--json']),
    ]);
    if (!isHidden(command))
      expect([commandName(command), options.includes('--dry-run')]).toEqual([
        commandName(command),
        CASES[commandName(command)]?.writes === true,
      ]);
  }
});

const runJson = async (name: string, words: string[], ...options: string[]) => {
  const printed = await cli.run(...name.split(' '), ...words, '--json', ...options);
  expect(printed).not.toContain('\n');
  return JSON.parse(printed) as { command: string; dryRun: boolean; result: Record<string, unknown> };
};
/** Returns what a command could change. */
async function readState() {
  const { operator_actions: log, ...tables } = await dumpTables(cli.api.url);
  const { rows: jobs } = await cli.api.pool.query('select count(*) from pgboss.job');
  return { log, tables, jobs, files: await readdir(cli.folder) };
}

test.each(Object.entries(CASES))(
  '%s prints one line of JSON with the documented fields, and changes nothing unless it writes and is no dry run',
  async (name, { words: setUp, writes }) => {
    const words = await setUp();
    const options = writes ? ['--dry-run'] : [];
    const before = await readState();
    const text = await cli.run(...name.split(' '), ...words, ...options);
    expect(text).not.toMatch(/^\{"command"/);
    const calls = [await runJson(name, words, ...options)];
    // The log also records what was read.
    expect(await readState()).toEqual({ ...before, log: writes ? before.log : expect.anything() });
    if (writes) {
      calls.push(await runJson(name, words));
      const { log: _, ...after } = await readState();
      expect(before).not.toMatchObject(after);
    }
    expect(calls.map(({ command, dryRun }) => [command, dryRun])).toEqual(
      writes
        ? [
            [name, true],
            [name, false],
          ]
        : [[name, false]],
    );
    for (const { result } of calls) expect(Object.keys(result).toSorted()).toEqual(shapes[name]?.toSorted());
  },
);

test('a mail that cannot be sent is in the result, and the command fails', async () => {
  const [failed, sent] = [await createFailedMail(), await createFailedMail()];
  await cli.api.pool.query('update mails set delivered_at = now(), text = null where id = $1', [sent]);
  await expect(cli.run('mails', 'send', sent, '--json')).rejects.toThrow('送信済みです。');
  expect(JSON.parse(cli.output).result).toEqual({
    sent: [],
    failed: [{ id: sent, reason: '送信済みです。' }],
  });
  expect((await runJson('mails send', ['--failed'])).result).toEqual({ sent: [failed], failed: [] });
});

test('the dashboard counts what waits', async () => {
  await createMember('waiting');
  await createFailedMail();
  const { mails, members } = (await runJson('dashboard', [])).result;
  expect(mails).toMatchObject({ failed: 1 });
  expect(members).toMatchObject({ waiting: expect.any(Number) });
  const text = await cli.run('dashboard');
  expect(text).toMatch(/^承認待ちの会員\t[1-9]/m);
  expect(text).not.toContain('@');
});
