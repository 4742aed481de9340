import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '@/server/db/migrate';
import { startEmbeddedPostgres } from '@/server/db/postgres/embedded';
import { query } from './query';

declare module 'vitest' {
  interface ProvidedContext {
    /** A URL of the test server's maintenance database, and the name of the migrated template database. */
    postgres: { url: string; template: string };
  }
}

type TestServer = { url: string; template: string; stop(): Promise<void> };

/** Several projects of one run share the server. Vitest calls this file once for each project. */
const shared = globalThis as { kaikeiTestServer?: { users: number; server: Promise<TestServer> } };

/** Vitest globalSetup: starts one PostgreSQL per run with a migrated template database (see test-database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.kaikeiTestServer ??= { users: 0, server: prepareServer() };
  const current = shared.kaikeiTestServer;
  current.users += 1;
  const { url, template, stop } = await current.server;
  project.provide('postgres', { url, template });
  return async () => {
    current.users -= 1;
    if (current.users === 0) await stop();
  };
}

async function prepareServer(): Promise<TestServer> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startTemporaryServer();
  const template = `template_${randomBytes(6).toString('hex')}`;
  try {
    await query(server.url, `create database ${template}`);
    await migrate(withDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.url,
    template,
    stop: async () => {
      await query(server.url, `drop database ${template} with (force)`);
      await server.stop();
    },
  };
}

async function startTemporaryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kaikei-test-'));
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(dataDir, 0o755);
  // Test data need not survive a power failure, so durability is turned off.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  };
  const server = await startEmbeddedPostgres({ dataDir, settings });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
