import pg from 'pg';
import { listTables, quoted } from '@/server/provider/catalogue';

/** Everything in the tables, row by row, as text. */
export async function everything(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select t::text as row from ${quoted(name)} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}
