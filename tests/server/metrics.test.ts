import { describe, expect, it, vi } from 'vitest';
import { createPrometheusMetrics } from '@/gateway/metrics';
import { createStateReader } from '@/server/metrics';
import { setUpTestApi } from '@/tests/setup/api';

const onRateLimited = vi.fn<(limit: string) => void>();
const api = setUpTestApi({
  rateLimits: { loginPerIp: { points: 1, seconds: 60 } },
  onRateLimited,
});

describe('the state of the server', () => {
  it('counts connections, mails and jobs', async () => {
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
    const read = createStateReader(() => ({ requests: api.pool }), api.pool);
    await api.createMember({ status: 'waiting' });
    await api.pool.query("update mails set dedupe_key = 'company-inquiry:1' where dedupe_key = 'sent'");
    const { pools, database } = await read();
    expect(database?.events).toEqual({
      vacancy_applications: 0,
      seminar_applications: 0,
      waiting_registrations: 1,
      inquiries: 1,
      withdrawals: 0,
    });
    const metrics = createPrometheusMetrics(() => ({ hits: 0, misses: 0, bytes: 0, entries: 0 }), read);
    expect(await metrics.read()).toMatch(/^kaikei_events_last_day\{event="inquiries"\} 1$/m);
    expect(database?.mails).toMatchObject({ waiting: 1, failed: 2 });
    expect(database?.mails.oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(pools.requests).toMatchObject({ waiting: 0 });
    expect(pools.requests?.total).toBeGreaterThan(0);
  });

  it('is read while the database does not answer, and says so', async () => {
    const query = vi.fn(() => new Promise(() => undefined));
    const read = createStateReader(() => ({}), { query } as never);
    const metrics = createPrometheusMetrics(() => ({ hits: 0, misses: 0, bytes: 0, entries: 0 }), read);
    const since = performance.now();
    expect(await metrics.read()).toMatch(/^kaikei_database_up 0$/m);
    expect(performance.now() - since).toBeLessThan(30_000);
    // The next scrape asks no second time.
    const asked = query.mock.calls.length;
    expect(await metrics.read()).not.toMatch(/^kaikei_mails\{/m);
    expect(query).toHaveBeenCalledTimes(asked);
  });
});

it('says which rate limit refused a request', async () => {
  const browser = api.agent();
  await browser.post('/login/', { email: 'a@example.com', password: 'x' });
  expect(onRateLimited).not.toHaveBeenCalled();
  expect((await browser.post('/login/', { email: 'a@example.com', password: 'x' })).status).toBe(429);
  expect(onRateLimited.mock.calls).toEqual([['loginPerIp']]);
});
