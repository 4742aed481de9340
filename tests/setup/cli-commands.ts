import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createVacancyApplication } from './applications';
import type { setUpCli } from './cli';
import { createOpenSeminar } from './seminars';
import { insertVacancySamples } from './vacancies';

type Cli = ReturnType<typeof setUpCli>;

export interface CommandCase {
  /** Sets up what the command needs. @returns its words after the name */
  words: () => string[] | Promise<string[]>;
  writes?: true;
}

const read = (words: CommandCase['words'] = () => []): CommandCase => ({ words });
const write = (words: CommandCase['words'] = () => []): CommandCase => ({ words, writes: true });
const withOne = (create: () => Promise<string>) => write(async () => [await create()]);

/** Returns functions that create what commands work on. They run in tests, when the database of `cli` exists. */
function createFixtures(cli: Cli) {
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
  /** Returns another file of demo data each time, because its records have no ids and must not exist yet. */
  const demoFiles = {
    vacancies: ['01-showcase', '02-closing-and-disclosure'],
    seminars: ['01-coming-soon', '02-coming-later'],
  };
  const nextDemo = (kind: keyof typeof demoFiles) =>
    path.join('content/demo', kind, `${demoFiles[kind].shift()}.yaml`);
  return {
    newFile,
    nextDemo,
    contentFile,
    createMember,
    createColumn,
    createVacancy,
    createSeminar,
    createClosedVacancy,
    createClosedSeminar,
    createClosedColumn,
    createApplication,
    createFailedMail,
  };
}

/** Returns every command of the operator. A new one fails its test until it has a row here and in docs/operator-cli.md. */
export function createCommandCases(cli: Cli) {
  const make = createFixtures(cli);
  const cases: Record<string, CommandCase> = {
    dashboard: read(),
    log: read(),
    'members list': read(),
    'members approve': withOne(() => make.createMember('waiting')),
    'members refuse': withOne(() => make.createMember('waiting')),
    'members suspend': withOne(() => make.createMember()),
    'members restore': withOne(() => make.createMember('suspended')),
    'members delete': withOne(() => make.createMember()),
    'members show': read(async () => [await make.createMember()]),
    'members export': read(async () => [await make.createMember()]),
    'members erase': withOne(() => make.createMember()),
    'vacancies import': write(() => [make.nextDemo('vacancies')]),
    'vacancies export': write(() => [make.newFile('csv')]),
    'vacancies list': read(),
    'vacancies show': read(async () => [await make.createVacancy()]),
    'vacancies publish': withOne(make.createClosedVacancy),
    'vacancies close': withOne(make.createVacancy),
    'seminars import': write(() => [make.nextDemo('seminars')]),
    'seminars list': read(),
    'seminars show': read(async () => [await make.createSeminar()]),
    'seminars publish': withOne(make.createClosedSeminar),
    'seminars close': withOne(make.createSeminar),
    'seminars cancel': write(async () => [await make.createSeminar(), '--reason', '講師の都合']),
    'columns import': write(async () => [
      await make.contentFile('id: 78\ntitle: 記事\nlead: 説明\ntags: [133]\nbody: <p>本文</p>\n'),
    ]),
    'columns list': read(),
    'columns show': read(async () => [await make.createColumn()]),
    'columns publish': withOne(make.createClosedColumn),
    'columns close': withOne(make.createColumn),
    'tags import': write(async () => [await make.contentFile('- { id: 999, name: 新しいタグ }\n')]),
    'applications list': read(),
    'applications show': read(async () => [await make.createApplication()]),
    'applications export': write(() => [make.newFile('csv')]),
    'mails list': read(),
    'mails send': withOne(make.createFailedMail),
  };
  return { cases, fixtures: make };
}
