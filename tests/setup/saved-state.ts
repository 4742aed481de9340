import type { Agent } from './agent';
import type { TestApi } from './api';

/**
 * Saves all rows of the database and the cookies of the browsers. Restoring them takes a small part of the time in which a
 * member with records and sessions is created.
 * @returns a function that restores them, and the ids that the next rows get
 */
export async function saveState({ pool }: TestApi, ...browsers: Agent[]): Promise<() => Promise<void>> {
  const jars = browsers.map(({ cookies }) => ({ cookies, saved: [...cookies] }));
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname`,
  );
  const copies = tables.map(({ name }) => `create table saved.${name} as table public.${name}`);
  await pool.query(['drop schema if exists saved cascade', 'create schema saved', ...copies].join(';'));
  const { rows: sequences } = await pool.query<{ restore: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as restore
      from pg_sequences where schemaname = 'public'`,
  );
  const statements = [
    'begin',
    // Without foreign keys and triggers, so that the order of the tables does not matter.
    "set local session_replication_role = 'replica'",
    ...tables.map(
      ({ name, columns }) =>
        `delete from public.${name};
         insert into public.${name} (${columns}) overriding system value select ${columns} from saved.${name}`,
    ),
    ...sequences.map(({ restore }) => restore),
    'commit',
  ].join(';');
  return async () => {
    await pool.query(statements);
    for (const { cookies, saved } of jars) {
      cookies.clear();
      for (const [name, value] of saved) cookies.set(name, value);
    }
  };
}
