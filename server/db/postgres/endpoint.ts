import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataLocation } from './data-location';

/** The address where a server listens: the folder of its Unix socket, or 127.0.0.1. Both have a port. */
export type Endpoint = { host: string; port: number };

const SOCKET_PORT = 5432;
/** The smallest limit of sun_path on supported systems, without the terminating NUL. */
const MAX_SOCKET_PATH_BYTES = 103;
const TEMP_FOLDER_PREFIX = 'kaikei-pg-';
export const PASSWORD_FILE = 'superuser-password';

/**
 * Chooses the address of a new server: a Unix socket inside its data folder, which other users cannot access. When that
 * path would be too long, the socket is in a private temporary folder. Systems without Unix sockets use loopback TCP.
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

/** Removes the endpoint's temporary socket folder, if it has one. */
export async function removeSocketFolder(endpoint: Endpoint): Promise<void> {
  if (path.basename(endpoint.host).startsWith(TEMP_FOLDER_PREFIX))
    await rm(endpoint.host, { recursive: true, force: true });
}

/** Returns the address and process id in the data folder's postmaster.pid; undefined without that file. */
export async function readEndpoint(data: string): Promise<(Endpoint & { pid: number }) | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, address] = text.split('\n').map((line) => line.trim());
  const host = socketFolder || address;
  return pid && port && host ? { pid: Number(pid), host, port: Number(port) } : undefined;
}

/** Returns the address in the form of a DATABASE_URL. */
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

/** Returns a random password of characters that need no escaping in a URL or a file. */
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
