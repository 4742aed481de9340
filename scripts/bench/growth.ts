/**
 * npm run bench:growth: measures what requests, jobs and operator commands need with 1,000 members and 10,000 applications,
 * and with 100,000 members and 1,000,000 applications, on a temporary PostgreSQL. It takes about twelve minutes and 4 GB of
 * disk. `-- --only login` measures the cases whose title contains the text, and `-- --members 10000` makes the large
 * database smaller.
 */
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '@/config/env';
import { createSiteConfig, setSiteConfig } from '@/config/site';
import type { Db } from '@/server/db/client';
import { recordStatements, withTemporaryServer } from './database';
import { type BenchCase, type BenchContext, benchCases } from './growth-cases';
import { runCommandCases } from './growth-commands';
import { fillDatabase, type Size } from './growth-data';
import { median } from './table';

const RUNS = 15;

/** The numbers of rows that belong to a number of members. */
const sizeOf = (members: number): Size => ({
  members,
  vacancies: members,
  vacancyApplications: members * 10,
  seminars: members / 50,
  seminarApplications: members * 3,
});

/** Tables that do not grow. `queue` is one of pg-boss. */
const REFERENCE_TABLES = new Set(['categories', 'skills', 'abilities', 'tags', 'queue']);

/** One of the two databases, with a connection of its own. */
class Subject {
  private readonly db: Db;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly statements: ReturnType<typeof recordStatements>,
    private readonly size: Size,
  ) {
    this.db = drizzle(pool);
  }

  static async open(connectionString: string, size: Size): Promise<Subject> {
    const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
    const client = await pool.connect();
    const statements = recordStatements(client);
    client.release();
    return new Subject(pool, statements, size);
  }

  /** Measures one run of a case in milliseconds. Each run takes another member, so that not all rows are cached. */
  async measure({ prepare, run }: BenchCase, at: number): Promise<number> {
    const hundreds = this.size.members / 100;
    const memberId = ((at * Math.ceil(hundreds / (RUNS + 1))) % hundreds) * 100 + 5;
    const context: BenchContext = { pool: this.pool, db: this.db, memberId };
    const prepared = (await prepare?.(context)) ?? 0;
    this.statements.take();
    const start = performance.now();
    await run(context, prepared);
    return performance.now() - start;
  }

  /** Returns the tables that the last run read from beginning to end. */
  async sequentialScans(): Promise<string[]> {
    const found = new Set<string>();
    for (const statement of this.statements.take())
      for (const { type, relation } of await this.statements.explain(statement))
        if (type === 'Seq Scan' && relation && !REFERENCE_TABLES.has(relation)) found.add(relation);
    return [...found];
  }

  close = () => this.pool.end();
}

async function compare(small: Subject, large: Subject, benchCase: BenchCase) {
  const times = { small: [] as number[], large: [] as number[] };
  // The first run of each is not counted. The two alternate, because other programs use the machine as well.
  for (let at = 0; at <= RUNS; at += 1) {
    const ms = { small: await small.measure(benchCase, at), large: await large.measure(benchCase, at) };
    if (at === 0) continue;
    times.small.push(ms.small);
    times.large.push(ms.large);
  }
  const [few, many] = [median(times.small), median(times.large)];
  return {
    kind: benchCase.kind,
    'ms small': few.toFixed(1),
    'ms large': many.toFixed(1),
    ratio: (many / few).toFixed(1),
    'reads whole tables': (await large.sequentialScans()).join(', '),
  };
}

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, members: { type: 'string', default: '100000' } },
});
// Mails name the site.
setSiteConfig(createSiteConfig(env()));
const sizes = { small: sizeOf(1_000), large: sizeOf(Number(options.members)) };

await withTemporaryServer(async (createDatabase) => {
  const urls = { small: await createDatabase('bench_small'), large: await createDatabase('bench_large') };
  for (const name of ['small', 'large'] as const) {
    const began = performance.now();
    await fillDatabase(urls[name], sizes[name]);
    console.log(
      `${name}: ${JSON.stringify(sizes[name])}, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
  const small = await Subject.open(urls.small, sizes.small);
  const large = await Subject.open(urls.large, sizes.large);
  try {
    const table: Record<string, Awaited<ReturnType<typeof compare>>> = {};
    for (const benchCase of benchCases)
      if (benchCase.title.includes(options.only))
        table[benchCase.title] = await compare(small, large, benchCase);
    console.table(table);
  } finally {
    await small.close();
    await large.close();
  }
  if (!options.only) console.table(await runCommandCases(urls));
});
