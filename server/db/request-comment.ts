import type pg from 'pg';
import { currentRequest } from '@/lib/observability/request-context';
import { inSpan } from '@/lib/observability/tracing';

type Query = (config: unknown, ...rest: unknown[]) => unknown;
type Statement = { text: string };

const isStatement = (config: unknown): config is Statement =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

/** Returns the text with the id of the current request in a comment, in the form of sqlcommenter. */
function withComment(text: string): string {
  const id = currentRequest()?.id;
  if (id === undefined || text.endsWith('*/')) return text;
  // Ids have no other characters (lib/observability/request-id.ts), and here none may ever end the comment.
  return `${text} /*request_id='${id.replaceAll(/[^\w-]/g, '')}'*/`;
}

/** Returns the first argument of `query` with the comment. A stream of COPY is left as it is. */
function commented(config: unknown): unknown {
  if (typeof config === 'string') return withComment(config);
  return isStatement(config) && !('submit' in config)
    ? { ...config, text: withComment(config.text) }
    : config;
}

/** The first word of a statement, which says what it does and holds no value. */
function operationOf(config: unknown): string {
  const text = isStatement(config) ? config.text.trimStart() : config;
  return (typeof text === 'string' && /^\w+/.exec(text)?.[0]) || 'statement';
}

const wrap =
  (query: Query): Query =>
  (config, ...rest) => {
    const run = () => query(commented(config), ...rest);
    // The pool calls its connection with a callback; the statement then has its span already.
    if (rest.some((each) => typeof each === 'function')) return run();
    return inSpan(
      () => {
        const name = operationOf(config).toUpperCase();
        const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name };
        return { name, kind: 'client', attributes };
      },
      async () => run(),
    );
  };

/**
 * Makes every statement on the pool carry the id of the request that sends it, so that a slow statement in PostgreSQL's
 * log or in pg_stat_activity leads to its request, and adds it to the trace.
 */
export function addRequestComments(pool: pg.Pool): void {
  // In a callback of the pool, the current request may be the one that gave its connection back, so a statement gets its
  // comment before it waits for a connection.
  pool.query = wrap(pool.query.bind(pool) as Query) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = wrap(client.query.bind(client) as Query) as typeof client.query;
  });
}
