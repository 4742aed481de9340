import { createServer, type Server } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { parseEnv } from '@/config/env';
import { boot } from '@/server/bootstrap';
import { selfSigned } from '../setup/self-signed';
import { createTestDatabase } from '../setup/test-database';

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

test('says that the database does not exist, or that the user may not enter', async () => {
  const database = await createTestDatabase();
  expect(await failureOf(database.url.replace(/\/test_\w+/, '/no_such'))).toMatch(
    /refuses us \(database "no_such" does not exist\)/,
  );
  const url = new URL(database.url);
  url.username = 'stranger';
  expect(await failureOf(url.href)).toMatch(/refuses us \(.*stranger.*\)/);
  await database.drop();
});
