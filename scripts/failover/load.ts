import { request } from 'node:http';

interface Sample {
  /** Milliseconds since the load began. */
  at: number;
  kind: 'read' | 'write';
  /** 0 when there was no response. */
  status: number;
}

export interface LoadResult {
  samples: Sample[];
  /** The addresses of the registrations that were acknowledged. */
  acknowledged: string[];
}

interface ReceivedResponse {
  status: number;
  cookies: string[];
}

/** Sends a request on a connection of its own. */
export function send(
  port: number,
  {
    method = 'GET',
    path,
    localAddress,
    headers,
    body,
  }: {
    method?: string;
    path: string;
    localAddress?: string;
    headers?: Record<string, string>;
    body?: string;
  },
): Promise<ReceivedResponse> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, cookies: [] });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers,
        agent: false,
        timeout: 30_000,
        ...(localAddress && { localAddress }),
      },
      (response) => {
        response.on('error', failed).resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] }),
        );
      },
    );
    sent
      .on('timeout', () => sent.destroy())
      .on('error', failed)
      .end(body);
  });
}

/** Returns the Cookie header of a browser that has received these Set-Cookie headers only. */
export const cookieHeader = (setCookies: string[]): string =>
  setCookies.map((line) => line.split(';')[0]).join('; ');

/** Returns the CSRF token in a Cookie header. */
export const csrfTokenOf = (cookie: string): string => /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';

/** Each sender has an address of its own, because registrations are limited for each. All of 127.0.0.0/8 is this machine. */
const senderOf = (count: number): string =>
  `127.1.${Math.floor(count / 12_500) % 250}.${(Math.floor(count / 50) % 250) + 1}`;

/**
 * Registers new members and reads lists without a pause, as visitors behind a load balancer.
 * @param port of the load balancer
 */
export async function startLoad(port: number, { writers, readers }: { writers: number; readers: number }) {
  const { cookies } = await send(port, { path: '/api/v3/public/members/me/' });
  const cookie = cookieHeader(cookies);
  const headers = { cookie, 'x-csrftoken': csrfTokenOf(cookie), 'content-type': 'application/json' };
  const began = performance.now();
  const samples: Sample[] = [];
  const acknowledged: string[] = [];
  let stopped = false;
  let count = 0;
  /** When the acknowledged writes were sent and acknowledged, by the clock of `performance.now()`. */
  const writes: { sentAt: number; acknowledgedAt: number }[] = [];

  const write = async () => {
    count += 1;
    const email = `load${count}@example.com`;
    const localAddress = senderOf(count);
    const sentAt = performance.now();
    const path = '/api/v3/public/members/';
    const { status } = await send(port, {
      method: 'POST',
      path,
      localAddress,
      headers,
      body: JSON.stringify({ email }),
    });
    if (status === 201) {
      acknowledged.push(email);
      writes.push({ sentAt, acknowledgedAt: performance.now() });
    }
    return status;
  };
  // Each search is another one, so that no response comes from memory.
  const read = async () => {
    count += 1;
    return (await send(port, { path: `/api/v3/public/vacancies/?search=${count}` })).status;
  };
  const run = async (kind: Sample['kind'], work: () => Promise<number>) => {
    while (!stopped) {
      const status = await work();
      samples.push({ at: performance.now() - began, kind, status });
    }
  };
  const clients = [
    ...Array.from({ length: writers }, () => run('write', write)),
    ...Array.from({ length: readers }, () => run('read', read)),
  ];
  return {
    /** Returns when a write that was sent after that moment was first acknowledged; undefined before. */
    acknowledgedSince: (moment: number): number | undefined =>
      writes.find(({ sentAt }) => sentAt > moment)?.acknowledgedAt,
    stop: async (): Promise<LoadResult> => {
      stopped = true;
      await Promise.all(clients);
      return { samples, acknowledged };
    },
  };
}

/** Describes the responses of one kind: how many, of which status, and from when to when they failed. */
export function describeResponses(samples: Sample[], kind: Sample['kind']): string {
  const all = samples.filter((sample) => sample.kind === kind);
  const counts = new Map<number, number>();
  for (const { status } of all) counts.set(status, (counts.get(status) ?? 0) + 1);
  const failures = all.filter(({ status }) => status === 0 || status >= 500).map(({ at }) => at / 1_000);
  const span = failures.length > 0 ? Math.max(...failures) - Math.min(...failures) : 0;
  const statuses = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, number]) => `${number} × ${status}`);
  return `${kind}s: ${statuses.join(', ')}; failures within ${span.toFixed(1)} s`;
}
