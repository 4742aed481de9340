/**
 * npm run bench:migrations: applies each migration to tables with 1,000,000 rows on a temporary PostgreSQL and prints how
 * long it holds its locks (CONTRIBUTING.md, "Migrations"). It takes about five minutes, and exits with 1 when a migration
 * after the first release is over the limit. `-- 10000` uses another number of rows.
 */
import pg from 'pg';
import { type Migration, readMigrations } from '@/server/db/migration-list';
import { startTemporaryPostgres } from './temporary-postgres';

const ROWS = Number(process.argv[2] ?? 1_000_000);
/** A migration is one transaction, so all its locks last until its end. Requests give up after about this time. */
const LIMIT_MS = 2_000;
/** These ran before there was a database with many rows (decision 0064). */
const LAST_BEFORE_RELEASE = '0012_column_names';

/**
 * Rows of the tables that migrations change, written when the table has just been created. A migration that changes another
 * table needs a line here; the program says so.
 */
const FILLS: Record<string, string> = {
  members: `insert into members (email) select n || '@example.com' from generate_series(1, ${ROWS}) n`,
  sessions: `insert into sessions (token_hash, member_id, expires_at)
    select md5(n::text), n, now() + interval '14 days' from generate_series(1, ${ROWS}) n`,
  tokens: `insert into tokens (token_hash, purpose, member_id, expires_at)
    select md5(n::text), 'registration', n, now() + interval '1 day' from generate_series(1, ${ROWS}) n`,
  // A tenth of the rows of the tables above, which is still many times as many as there will be.
  vacancies: `insert into vacancies (title, company_profile, reward_unit, reward_min, days_min, days_max, region, remote, hours,
      starts_on, duration, description, skills, requirements, preferred, selection, published_at, deadline, category_ids, search_text)
    select '決算支援', '監査法人', 'month', 500000, 2, 3, '13', 'full', '週16時間', current_date, '6か月', repeat('本文', 100),
      '{}', '{}', '{}', '面談1回', now(), now() + interval '30 days', '{1}', '決算支援' || n
      from generate_series(1, ${ROWS} / 10) n`,
  seminars: `insert into seminars (title, lead, topic, description, audience, program, speakers, starts_at, ends_at, fee,
      cpe_units, closes_before, published_at)
    select 'セミナー', '説明', '会計', '本文', '{}', '[]', '[]', now(), now() + interval '2 hours', 0, 2, current_date - 1, now()
      from generate_series(1, ${ROWS} / 10) n`,
  mails: `insert into mails (dedupe_key, recipient, subject, text, html)
    select 'event:' || n, n || '@example.com', '件名', repeat('本文', 100), repeat('<p>本文</p>', 100)
      from generate_series(1, ${ROWS}) n`,
};

const changedTables = (statements: string): string[] => [
  ...new Set(
    [...statements.matchAll(/(?:ALTER TABLE(?: ONLY)?|UPDATE|INDEX "\w+" ON) "(\w+)"/g)].map(
      ([, name = '']) => name,
    ),
  ),
];
const createdTables = (statements: string): string[] =>
  [...statements.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name = '']) => name);

/** Applies a migration as the site does. @returns how long it took, in milliseconds */
async function apply(client: pg.Client, { sql }: Migration): Promise<number> {
  const since = performance.now();
  await client.query('begin');
  for (const statement of sql) await client.query(statement);
  await client.query('commit');
  return performance.now() - since;
}

/** Writes the rows of a table that has just been created. */
async function fill(client: pg.Client, table: string): Promise<void> {
  await client.query(FILLS[table] ?? 'select');
  await client.query(`vacuum analyze ${table}`);
}

/** Returns what is wrong with a migration. */
function findProblems(ms: number, changed: string[], isAfterRelease: boolean): string[] {
  const tooLong = isAfterRelease ? 'TOO LONG' : 'too long, but before the first release';
  return [
    ...(ms > LIMIT_MS ? [tooLong] : []),
    ...changed.filter((name) => !FILLS[name]).map((name) => `${name} was empty: add it to FILLS`),
  ];
}

/** @returns whether every migration after the first release is good */
async function measure(client: pg.Client): Promise<boolean> {
  const existing = new Set<string>();
  let isAfterRelease = false;
  let isGood = true;
  for (const migration of readMigrations()) {
    const statements = migration.sql.join(';');
    const changed = changedTables(statements).filter((name) => existing.has(name));
    const ms = await apply(client, migration);
    const problems = findProblems(ms, changed, isAfterRelease);
    const seconds = (ms / 1_000).toFixed(2).padStart(8);
    process.stdout.write(
      `${migration.name.padEnd(36)}${seconds} s  ${changed.join(', ').padEnd(40)} ${problems.join('; ')}\n`,
    );
    if (isAfterRelease && problems.length > 0) isGood = false;
    if (migration.name === LAST_BEFORE_RELEASE) isAfterRelease = true;
    for (const name of createdTables(statements)) {
      existing.add(name);
      if (FILLS[name]) await fill(client, name);
    }
  }
  return isGood;
}

const server = await startTemporaryPostgres();
try {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  process.stdout.write(`${ROWS} rows in ${Object.keys(FILLS).join(', ')}\n`);
  if (!(await measure(client))) process.exitCode = 1;
  await client.end();
} finally {
  await server.stop();
}
