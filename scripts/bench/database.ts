import pg from 'pg';
import { migrate } from '@/server/db/migrate';
import { startTemporaryPostgres } from './temporary-postgres';

/**
 * Runs the work with a temporary PostgreSQL, which is stopped and removed afterwards, also after Ctrl-C.
 * @param work gets a function that creates a database with all tables and returns its URL
 */
export async function withTemporaryServer(
  work: (createDatabase: (name: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const server = await startTemporaryPostgres({ fsync: 'off' });
  process.once('SIGINT', () => void server.stop().then(() => process.exit(130)));
  try {
    await work(async (name) => {
      const admin = new pg.Client({ connectionString: server.url });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await migrate(url.href);
      return url.href;
    });
  } finally {
    await server.stop();
  }
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** A node of a plan that reads a table, or an index of it. */
export interface Scan {
  type: string;
  relation?: string | undefined;
  index?: string | undefined;
}

interface Statement {
  text: string;
  values: unknown[];
}

function scansOf(plan: Plan): Scan[] {
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': relation } = plan;
  return [...(index || relation ? [{ type, relation, index }] : []), ...(plan.Plans ?? []).flatMap(scansOf)];
}

/** Records the statements that a connection sends from now on, so that their plans can be read afterwards. */
export function recordStatements(client: pg.ClientBase) {
  const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  let recorded: Statement[] = [];
  client.query = ((config: string | { text: string }, ...rest: unknown[]) => {
    const [values] = rest;
    const text = typeof config === 'string' ? config : config.text;
    recorded.push({ text, values: Array.isArray(values) ? values : [] });
    return (query as (...args: unknown[]) => unknown)(config, ...rest);
  }) as typeof client.query;
  return {
    /** Returns the statements since the last call, without those that only begin or end transactions. */
    take: (): Statement[] => {
      const taken = recorded.filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
      recorded = [];
      return taken;
    },
    /** Returns the nodes of the statement's plan that read tables. The statement is not run. */
    explain: async ({ text, values }: Statement): Promise<Scan[]> => {
      const { rows } = await query(`explain (format json) ${text}`, values);
      return scansOf(rows[0]['QUERY PLAN'][0].Plan);
    },
  };
}
