import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '@/config/env';
import { boot } from '@/server/bootstrap';
import { unreachableError } from '@/server/db/connection-failure';
import { startDatabaseProxy } from '../setup/database-proxy';
import { demoVacancies } from '../setup/demo';
import { query } from '../setup/query';
import { selfSigned } from '../setup/self-signed';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../setup/test-database';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Starts what a PostgreSQL answers to a client that asks for encryption. @returns the address of its database */
async function startServer(isEncrypted: boolean): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(isEncrypted ? 'S' : 'N');
      if (!isEncrypted) return;
      const encrypted = new TLSSocket(socket, {
        isServer: true,
        secureContext: createSecureContext(selfSigned),
      });
      encrypted.on('error', () => undefined);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `postgres://site:hunter2@localhost:${typeof address === 'object' && address?.port}/kaikei?sslmode=verify-full`;
}

/** @returns the line that the start ends with, at once instead of after the wait for a database that starts too */
async function failureOf(url: string): Promise<string> {
  const since = performance.now();
  const error = await boot(parseEnv({ DATABASE_URL: url, SEED: 'none' })).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'StartupError' });
  expect(performance.now() - since).toBeLessThan(30_000);
  const { message } = error as Error;
  expect(message).not.toMatch(/hunter2|\n/);
  return message;
}

test('names a self-signed certificate, and where to put it', async () => {
  expect(await failureOf(await startServer(true))).toMatch(
    /^Cannot start: the certificate of the database of DATABASE_URL is not known \(self-signed certificate\)\. Add sslrootcert=/,
  );
});

test('says that the database offers no encryption', async () => {
  expect(await failureOf(await startServer(false))).toMatch(/offers no encryption\. .+remove sslmode/);
});

test('names a certificate file that does not exist', async () => {
  const url = (await startServer(true)).replace('verify-full', 'verify-full&sslrootcert=/no/such/ca.pem');
  expect(await failureOf(url)).toBe(
    'Cannot start: DATABASE_URL names a file that does not exist: /no/such/ca.pem.',
  );
});

describe('a refusal of PostgreSQL is one line with what to do', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  const role = `stranger_${randomBytes(6).toString('hex')}`;
  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`create role ${role} login password 'hunter2' connection limit 1`);
  });
  afterAll(async () => {
    await owner.query(`drop role ${role}`);
    await owner.end();
    await database.drop();
  });
  const urlWith = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  test('when the database does not exist', async () => {
    const url = urlWith((each) => {
      each.pathname = '/no_such';
    });
    expect(await failureOf(url)).toMatch(
      /refuses us \(database "no_such" does not exist\)\. Create the database/,
    );
  });

  test('when the user does not exist', async () => {
    const url = urlWith((each) => {
      each.username = 'nobody_there';
    });
    expect(await failureOf(url)).toMatch(/refuses us \(.*nobody_there.*\)\. Correct the (?:user|password)/);
  });

  test('when the user may not connect to the database', async () => {
    const { rows } = await owner.query('select current_database() as name');
    await owner.query(`revoke connect on database "${rows[0].name}" from public`);
    const url = urlWith((each) => {
      each.username = role;
    });
    expect(await failureOf(url)).toMatch(/refuses us \(permission denied .*\)\. Run "grant connect/);
    await owner.query(`grant connect on database "${rows[0].name}" to public`);
  });
});

test.each([
  ['53300', /has no free connection\. Raise max_connections/],
  ['57P03', /is starting or stopping\. Start again/],
  ['25006', /accepts no writes: .+ Name the primary in DATABASE_URL/],
  ['ECONNREFUSED', /cannot be reached \(ECONNREFUSED\)\. Check its address/],
])('a start that waited in vain because of %s says what to do', (code, line) => {
  const refusal = Object.assign(new Error('refused'), { code });
  const ofStatement = new Error('Failed query: select 1\nparams: ', { cause: refusal });
  for (const error of [refusal, ofStatement, new AggregateError([refusal])]) {
    expect(unreachableError(error).message).toMatch(line);
    expect(unreachableError(error).message).not.toContain('\n');
    expect(unreachableError(error, '/srv/kaikei/postgres').message).toBe(
      `Cannot start: the bundled PostgreSQL does not answer (${code}). Its log is /srv/kaikei/postgres/server.log.`,
    );
  }
});

test.each([
  ['tables are created', 'create table'],
  ['it is looked at what connections keep', 'from pg_settings'],
  ['the demo data is imported', 'insert into "seminars"'],
])('starts when the database is started again while %s', async (_when, statement) => {
  const database = await createEmptyDatabase();
  const proxy = await startDatabaseProxy(database.url);
  proxy.cutAt(statement, { once: true });
  const api = await boot(parseEnv({ DATABASE_URL: proxy.url, SEED: 'demo', LOG_LEVEL: 'silent' }));
  expect(await query(database.url, 'select count(*)::int as vacancies from vacancies')).toEqual([
    { vacancies: demoVacancies.length },
  ]);
  await api.stop();
  await proxy.stop();
  await database.drop();
});
