import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetricsListener, createPrometheusMetrics, serveMetrics } from '@/gateway/metrics';
import { failureOutputOf } from '@/tests/setup/failure-output';
import { isInstalled } from '../lifecycle/balancers';

const CACHE = { hits: 2, misses: 1, bytes: 7, entries: 1 };
const TOKEN = 'a-token-of-the-operator';
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function listen(server: Server): Promise<string> {
  server.listen(0);
  stops.push(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves /metrics as on the port of the site, where everything else belongs to the site. */
function startSite(token: string | undefined, metrics = createPrometheusMetrics(() => CACHE)) {
  const listener = createMetricsListener(metrics, token);
  return listen(
    createServer((request, response) => {
      if (!listener(request, response)) response.end('the site');
    }),
  );
}

it('answers only requests with the token, and forbids caching', async () => {
  const site = await startSite(TOKEN);
  const read = (authorization?: string, method = 'GET') =>
    fetch(`${site}/metrics`, { method, headers: authorization ? { authorization } : {} });
  for (const wrong of [
    undefined,
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
  ]) {
    const refused = await read(wrong);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await refused.text()).not.toContain('nodejs');
  }
  const answered = await read(`Bearer ${TOKEN}`);
  expect([answered.status, answered.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answered.headers.get('content-type')).toContain('text/plain');
  const text = await answered.text();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'process_start_time_seconds',
  ])
    expect(text).toContain(`\n${name} `);
  expect((await read(`Bearer ${TOKEN}`, 'POST')).status).toBe(405);
  expect(await (await fetch(`${site}/metrics-of-others`)).text()).toBe('the site');
});

it('writes requests, renderings, proxied calls and refusals in the form of Prometheus', async () => {
  const metrics = createPrometheusMetrics(() => CACHE);
  metrics.observeRequest({ method: 'GET', route: '/vacancy/[id]', status: 200, seconds: 0.03 });
  metrics.observeRendering(0.2);
  metrics.observeProxiedCall({ method: 'GET', status: 502, seconds: 2 });
  metrics.countRateLimited('loginPerIp');
  const site = await startSite(undefined, metrics);
  const text = await (await fetch(`${site}/metrics`)).text();
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/vacancy/[id]",status="200"} 1',
    'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/vacancy/[id]",status="200"} 0',
    'kaikei_render_duration_seconds_sum 0.2',
    'kaikei_api_origin_duration_seconds_count{method="GET",status="502"} 1',
    'kaikei_rate_limit_refusals_total{limit="loginPerIp"} 1',
    'kaikei_cache_lookups_total{result="hit"} 2',
    'kaikei_cache_bytes 7',
  ])
    expect(text).toContain(line);
  // Without a server in this process there is nothing to say about one.
  expect(text).not.toMatch(/kaikei_database|kaikei_mails|kaikei_jobs/);
});

it('serves nothing else on a port of its own, and says when the port is in use', async () => {
  const taken = createServer();
  const { port } = new URL(await listen(taken));
  const listener = createMetricsListener(
    createPrometheusMetrics(() => CACHE),
    undefined,
  );
  await expect(serveMetrics(listener, Number(port))).rejects.toThrow(
    `Cannot start: port ${port} is in use. Set METRICS_PORT to another one.`,
  );
  taken.close();
  await once(taken, 'close');
  stops.push(await serveMetrics(listener, Number(port)));
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await statusOf('/metrics'), await statusOf('/')]).toEqual([200, 404]);
});

// The alarms of deploy/prometheus/.

const FOLDER = 'deploy/prometheus';
const read = (file: string) => readFileSync(file, 'utf8');

interface Rule {
  alert: string;
  expr: string;
}

const { groups } = parse(read(`${FOLDER}/alerts.yml`)) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const promtool = (...args: string[]) => failureOutputOf('promtool', args, FOLDER);

describe('alarms', () => {
  it('have a section in the runbook each, and there is no other', () => {
    const names = rules.map(({ alert }) => alert);
    const sections = [...read('docs/runbook.md').matchAll(/^## (\S+)$/gm)];
    expect(names.length).toBeGreaterThan(10);
    expect(sections.map(([, name]) => name)).toEqual(names);
  });

  it('ask only for metrics that a process or the backup script has', async () => {
    const text = await createPrometheusMetrics(
      () => ({ hits: 0, misses: 0, bytes: 0, entries: 0 }),
      async () => ({ pools: {}, database: null }),
    ).read();
    const [, ofBackups = ''] = /printf '(\w+) %s/.exec(read('deploy/backup/backup.sh')) ?? [];
    const known = new Set([
      'up',
      ofBackups,
      ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
    ]);
    const asked = rules.flatMap(({ expr }) => [
      ...expr.matchAll(/\b(?:up|(?:http|kaikei|nodejs|process)_\w+)\b/g),
    ]);
    expect(asked.length).toBeGreaterThanOrEqual(rules.length);
    const names = asked.map(([name]) => name.replace(/(?<=_seconds)_(?:count|bucket)$/, ''));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.skipIf(!isInstalled('promtool'))(
    'are valid for Prometheus (skipped unless promtool is installed)',
    () => {
      expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toBe('');
      expect(promtool('check', 'rules', 'alerts.yml')).toBe('');
    },
  );
});
