/**
 * npm run bench:vacancies: measures the response times and query plans of the vacancy lists with 1,000 and with 100,000
 * vacancies on a temporary PostgreSQL. It takes about three minutes.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { VacancyFilters } from '@/lib/vacancies/vacancy-filters';
import type { Db } from '@/server/db/client';
import { inTransaction } from '@/server/db/transaction';
import { listVacancies } from '@/server/vacancies/service';
import { insertVacancies, type NewVacancy } from '@/server/vacancies/write';
import { recordStatements, type Scan, withTemporaryServer } from './database';
import { median } from './table';
import { generateVacancies } from './vacancies-data';

const BATCH = 2_000;
const RUNS = 15;
const PAGE_SIZE = 24;

const NO_FILTERS: VacancyFilters = { page: 1, days: [], status: [], search: '', categories: [] };

const cases: [title: string, filters: VacancyFilters][] = [
  ['first page', NO_FILTERS],
  ['page 400', { ...NO_FILTERS, page: 400 }],
  ['days 3', { ...NO_FILTERS, days: [3] }],
  ['days 1, 6', { ...NO_FILTERS, days: [1, 6] }],
  ['status open', { ...NO_FILTERS, status: ['open'] }],
  ['status close', { ...NO_FILTERS, status: ['close'] }],
  ['one category', { ...NO_FILTERS, categories: [4] }],
  ['three categories', { ...NO_FILTERS, categories: [1, 5, 9] }],
  ['search 税務 (27 %)', { ...NO_FILTERS, search: '税務' }],
  ['search 決算 (74 %)', { ...NO_FILTERS, search: '決算' }],
  ['search 沖縄 (1 %)', { ...NO_FILTERS, search: '沖縄' }],
  ['search 内部統制', { ...NO_FILTERS, search: '内部統制' }],
  ['search 税務 沖縄', { ...NO_FILTERS, search: '税務 沖縄' }],
  ['search without a hit', { ...NO_FILTERS, search: '漁業' }],
  ['税務, open, category, days', { page: 1, days: [3], status: ['open'], search: '税務', categories: [4] }],
];

async function insertSample(db: Db, count: number): Promise<void> {
  // Creating the index after the insert takes seconds instead of minutes.
  const { rows } = await db.execute<{ index: string }>(
    sql`select pg_get_indexdef('vacancies_search_idx'::regclass) as index`,
  );
  const { index = '' } = rows[0] ?? {};
  await db.execute('drop index vacancies_search_idx');
  let batch: NewVacancy[] = [];
  const flush = async () => {
    const written = batch;
    batch = [];
    await inTransaction(db, (tx) => insertVacancies(tx, written));
  };
  for (const vacancy of generateVacancies(count, new Date())) {
    batch.push(vacancy);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await db.execute(sql.raw(index));
  // Autovacuum does the same a few minutes after so many inserts.
  await db.execute('vacuum analyze vacancies');
}

/**
 * Returns the scans that read vacancies, each once. The last join to the rows of the page is omitted, because it is the
 * same in every plan.
 */
function describeScans(scans: Scan[]): string[] {
  const described = scans.flatMap(({ type, index, relation }) => {
    const name = index?.replace(/^vacancies_|_idx$/g, '') ?? relation;
    const isShown = name && name !== 'pkey' && relation !== 'categories' && name !== 'categories_pkey';
    return isShown ? [`${type} ${name}`] : [];
  });
  return [...new Set(described)];
}

interface Measured {
  count: number;
  /** Median time of the whole request in milliseconds. */
  ms: number;
  scans: string[];
}

async function measureAll(url: string, size: number): Promise<Measured[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = drizzle(client);
  try {
    const began = performance.now();
    await insertSample(db, size);
    console.log(`${size} vacancies written in ${Math.round((performance.now() - began) / 1000)} s`);
    const measured: Measured[] = [];
    const statements = recordStatements(client);
    for (const [, filters] of cases) {
      const times: number[] = [];
      let count = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now();
        ({ count } = await listVacancies(db, filters, PAGE_SIZE));
        times.push(performance.now() - start);
      }
      const [statement] = statements.take();
      const scans = statement ? describeScans(await statements.explain(statement)) : [];
      measured.push({ count, ms: median(times), scans });
    }
    return measured;
  } finally {
    await client.end();
  }
}

await withTemporaryServer(async (createDatabase) => {
  const small = await measureAll(await createDatabase('bench_1000'), 1_000);
  const large = await measureAll(await createDatabase('bench_100000'), 100_000);
  console.table(
    Object.fromEntries(
      cases.map(([title], at) => {
        const [few, many] = [small[at], large[at]];
        return [
          title,
          {
            found: many?.count,
            'ms of 1,000': few?.ms.toFixed(1),
            'ms of 100,000': many?.ms.toFixed(1),
            ratio: ((many?.ms ?? 0) / (few?.ms ?? 1)).toFixed(1),
            plan: many?.scans.join(', '),
          },
        ];
      }),
    ),
  );
});
