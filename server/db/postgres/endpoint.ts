import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataLocation } from './data-location';

/** Where a server listens: a folder that holds its Unix socket, or 127.0.0.1; the port is part of both. */
export type Endpoint = { host: string; port: number };

const SOCKET_PORT = 5432;
/** sun_path of the strictest systems less the closing zero. */
const MAX_SOCKET_PATH_BYTES = 103;
const TEMP_FOLDER_PREFIX = 'kaikei-pg-';
export const PASSWORD_FILE = 'superuser-password';

/**
 * Where a new server shall listen: a Unix socket inside its data folder, which nobody else can enter; in a private
 * temporary folder when that path would be too long; loopback TCP where there are no such sockets.
 */
export async function chooseEndpoint(location: DataLocation, tcp: boolean): Promise<Endpoint> {
  if (tcp) return { host: '127.0.0.1', port: await freePort() };
  const socket = path.join(location.data, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) return { host: location.data, port: SOCKET_PORT };
  const base = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
  const folder = await mkdtemp(path.join(base, TEMP_FOLDER_PREFIX));
  if (location.osUser) await chown(folder, location.osUser.uid, location.osUser.gid);
  return { host: folder, port: SOCKET_PORT };
}

/** Removes the temporary socket folder, if that endpoint had one. */
export async function removeSocketFolder(endpoint: Endpoint): Promise<void> {
  if (path.basename(endpoint.host).startsWith(TEMP_FOLDER_PREFIX))
    await rm(endpoint.host, { recursive: true, force: true });
}

/** What the server that holds (or held) that data folder wrote down about itself; undefined when there is none. */
export async function readEndpoint(data: string): Promise<(Endpoint & { pid: number }) | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, address] = text.split('\n').map((line) => line.trim());
  const host = socketFolder || address;
  return pid && port && host ? { pid: Number(pid), host, port: Number(port) } : undefined;
}

/** The address in the form of a DATABASE_URL. */
export async function connectionUrl(
  location: DataLocation,
  endpoint: Endpoint,
  database: string,
): Promise<string> {
  if (path.isAbsolute(endpoint.host)) {
    return `postgresql://postgres@localhost:${endpoint.port}/${database}?host=${encodeURIComponent(endpoint.host)}`;
  }
  const password = (await readFile(path.join(location.data, PASSWORD_FILE), 'utf8')).trim();
  return `postgresql://postgres:${password}@${endpoint.host}:${endpoint.port}/${database}`;
}

/** Letters that need no escaping in a URL or a file. */
export const generatePassword = (): string => randomBytes(24).toString('hex');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
