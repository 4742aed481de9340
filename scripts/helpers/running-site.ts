import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns the id of the first record of a list of the public API. @throws Error when it lists nothing */
export async function firstId(origin: string, path: string): Promise<number> {
  const response = await fetch(`${origin}/api/v3/public${path}`);
  const body = (await response.json()) as { id: number }[] | { results: { id: number }[] };
  const [first] = Array.isArray(body) ? body : body.results;
  if (!first) throw new Error(`${path} lists nothing.`);
  return first.id;
}

/** Returns a TCP port that no program listens on. Another program may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
