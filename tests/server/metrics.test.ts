import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Metrics, setMetrics } from '@/lib/observability/metrics';
import { createPrometheusMetrics } from '@/lib/observability/prometheus';
import { createStateReader } from '@/server/metrics';
import { createTestApi, SITE_ORIGIN, type TestApi } from '@/tests/setup/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    rateLimits: { loginPerIp: { points: 1, seconds: 60 } },
    responseCacheBytes: 1_000_000,
  });
});
afterAll(() => api.drop());

describe('the state of the server', () => {
  it('counts connections, mails and jobs, and names the last backup', async () => {
    const { to: _, ...mail } = { to: '', subject: 'x', text: 'x', html: 'x' };
    await api.pool.query('truncate mails');
    for (const [key, columns, values] of [
      ['waiting', 'created_at', "now() - interval '90 seconds'"],
      ['failed', 'failed_at', 'now()'],
      ['expired', 'expires_at', "now() - interval '1 day'"],
      ['sent', 'delivered_at', 'now()'],
    ] as const)
      await api.pool.query(
        `insert into mails (dedupe_key, "to", subject, text, html, ${columns}) values ($1, 'a@example.com', $2, $3, $4, ${values})`,
        [key, mail.subject, mail.text, mail.html],
      );
    await api.pool.query(
      `insert into operator_actions (actor, action, details, at)
        values ('a', 'backup', '{}', '2026-04-01T00:00:00Z'), ('a', 'log', '{}', '2026-05-01T00:00:00Z')`,
    );
    const read = createStateReader(() => ({ requests: api.pool }), api.pool);
    const { pools, database } = await read();
    expect(database?.mails).toMatchObject({ waiting: 1, failed: 2 });
    expect(database?.mails.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(database?.lastBackupAt).toEqual(new Date('2026-04-01T00:00:00Z'));
    expect(pools.requests).toMatchObject({ waiting: 0 });
    expect(pools.requests?.total).toBeGreaterThan(0);
  });

  it('is read while the database does not answer, and says so', async () => {
    const query = vi.fn(() => new Promise(() => undefined));
    const read = createStateReader(() => ({}), { query } as never);
    const metrics = createPrometheusMetrics(read);
    const since = performance.now();
    expect(await metrics.read()).toMatch(/^kaikei_database_up 0$/m);
    expect(performance.now() - since).toBeLessThan(30_000);
    // The next scrape asks no second time.
    const asked = query.mock.calls.length;
    expect(await metrics.read()).not.toMatch(/^kaikei_mails\{/m);
    expect(query).toHaveBeenCalledTimes(asked);
  });
});

it('counts what a rate limit refuses, by its name', async () => {
  const countRateLimited = vi.fn<Metrics['countRateLimited']>();
  setMetrics({ countRateLimited } as unknown as Metrics);
  try {
    const browser = api.agent();
    await browser.post('/login/', { email: 'a@example.com', password: 'x' });
    expect(countRateLimited).not.toHaveBeenCalled();
    expect((await browser.post('/login/', { email: 'a@example.com', password: 'x' })).status).toBe(429);
    expect(countRateLimited.mock.calls).toEqual([['loginPerIp']]);
  } finally {
    setMetrics(undefined);
  }
});

it('counts look-ups, bytes and entries of the responses in memory', async () => {
  const { createApp } = await import('@/server/app');
  const metrics = createPrometheusMetrics();
  setMetrics(metrics);
  try {
    const { db, pool } = api;
    const app = createApp({
      db,
      pool,
      siteOrigin: SITE_ORIGIN,
      trustProxy: 0,
      hasDevInbox: false,
      responseCacheBytes: 1_000_000,
    });
    for (let count = 0; count < 3; count += 1) await app.request('/api/v3/public/columns/');
    const text = await metrics.read();
    expect(text).toContain('kaikei_cache_lookups_total{cache="responses",result="hit"} 2');
    expect(text).toContain('kaikei_cache_lookups_total{cache="responses",result="miss"} 1');
    expect(text).toContain('kaikei_cache_entries{cache="responses"} 1');
    expect(text).toMatch(/kaikei_cache_bytes\{cache="responses"\} [1-9]/);
  } finally {
    setMetrics(undefined);
  }
});
