import type pg from 'pg';

/** A table as stored in a backup: its name and its columns, except generated ones. */
export interface TableDefinition {
  name: string;
  columns: string[];
}

/** Returns a name of a table, column or sequence as a quoted SQL identifier. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const TABLES_QUERY = `select table_class.relname as name,
    array(select attname::text from pg_attribute
      where attrelid = table_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns,
    array(select distinct target.relname::text from pg_constraint join pg_class target on target.oid = confrelid
      where conrelid = table_class.oid and contype = 'f' and confrelid <> conrelid) as needs
  from pg_class table_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`;

/** Returns the application's tables. Each table follows the tables that it references. */
export async function listTables(client: pg.Client): Promise<TableDefinition[]> {
  const { rows } = await client.query<TableDefinition & { needs: string[] }>(TABLES_QUERY);
  const ordered: TableDefinition[] = [];
  const done = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(({ name, needs }) => !done.has(name) && needs.every((other) => done.has(other)));
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    for (const { name, columns } of next) {
      ordered.push({ name, columns });
      done.add(name);
    }
  }
  return ordered;
}

/** Returns the hashes of the applied migrations. Two databases with the same list have the same tables. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map(({ hash }) => hash);
}
