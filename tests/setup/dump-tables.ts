import pg from 'pg';
import { listTables, quoteIdentifier } from '@/server/cli/table-catalog';

/** Returns all rows of all tables as text. */
export async function dumpTables(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select t::text as row from ${quoteIdentifier(name)} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}
