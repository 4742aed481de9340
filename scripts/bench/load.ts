import { request } from 'node:http';
import autocannon from 'autocannon';
import type { Measurement } from './table';

/** The connections of the load generator, each with one request at a time, as browsers behind a proxy. */
const CONNECTIONS = 10;

export interface BenchRequest {
  url: string;
  status: number;
  headers: Record<string, string>;
}

/** A measurement without any response is repeated with twice the time: on a busy machine one response may take seconds. */
const MAX_ATTEMPTS = 5;

/** Requests a URL for some seconds. @throws Error when a response has another status than expected */
export async function measure(
  benchRequest: BenchRequest,
  seconds: number,
  attempt = 1,
): Promise<Measurement> {
  const { url, status, headers } = benchRequest;
  // The first response may take longer than the whole measurement, because modules are loaded for it.
  await requestOnce({ url, headers });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.requests.total === 0 && attempt < MAX_ATTEMPTS)
    return measure(benchRequest, seconds * 2, attempt + 1);
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.length !== 1 || statuses[0] !== String(status))
    throw new Error(`${url} answered ${statuses.join(', ')} with ${result.errors} errors, not ${status}.`);
  return { requestsPerSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string>;
  setCookie: string[];
  /** As sent: compressed when the server compresses. */
  body: Buffer;
}

/** Requests a URL once. It does not use fetch, which decompresses the body. */
export const requestOnce = ({
  url,
  headers,
}: Pick<BenchRequest, 'url' | 'headers'>): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const texts = Object.entries(response.headers).filter(([, value]) => typeof value === 'string');
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(texts) as Record<string, string>,
          setCookie: response.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks),
        });
      } catch (error) {
        reject(error);
      }
    })
      .on('error', reject)
      .end();
  });

/** Runs a function repeatedly, as often at once as the load generator sends requests. */
export async function measureCalls(run: () => Promise<unknown>, seconds: number): Promise<Measurement> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const worker = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: (times.length * 1_000) / (performance.now() - began),
    p99: times[Math.floor(times.length * 0.99)],
  };
}
