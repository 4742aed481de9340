import { expect, it } from 'vitest';
import { median, type Row, toBaselineTable, toRow, toTable } from '@/scripts/bench/table';

it('takes the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 10])).toBe(3.5);
  expect(median([])).toBeNaN();
});

it('compares each round with the baseline of the same round, so that a slow round does not change the ratio', () => {
  const round = (baseline: number, subject: number, p99: number) => ({
    baseline: { requestsPerSecond: baseline },
    subject: { requestsPerSecond: subject, p99 },
  });
  const row = toRow({ name: '/terms', bytes: 900, baseline: 'bare Node', goal: 0.7 }, [
    round(1_000, 800, 4),
    round(100, 80, 40),
    round(2_000, 1_600, 2),
  ]);
  expect(row).toMatchObject({ requestsPerSecond: 800, p99: 4, baselineRequestsPerSecond: 1_000 });
  expect(row.ratio).toBeCloseTo(0.8);
});

it('prints one aligned line for each subject and says which goals are reached', () => {
  const row = (name: string, ratio: number): Row => ({
    name,
    ratio,
    requestsPerSecond: 1_234.4,
    p99: 12.2,
    bytes: 14_000,
    baseline: 'bare Node',
    baselineRequestsPerSecond: 2_400,
    goal: 0.7,
  });
  const lines = toTable([row('/vacancy', 0.51), row('/', 0.7)]).split('\n');
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[2]).toBe('| /vacancy |  1234 |     12 | 14000 | bare Node |  2400 |  0.51 | 0.70 |         |');
  expect(lines[3]).toContain('| 0.70 | reached |');
});

it('prints the baselines with the times of their slowest responses', () => {
  const lines = toBaselineTable([
    { name: 'empty Next page', requestsPerSecond: 149.2, p99: 130 },
    { name: 'empty Hono route', requestsPerSecond: 1_323, p99: 8.4 },
  ]).split('\n');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[0]).toBe('| baseline         | req/s | p99 ms |');
  expect(lines[2]).toBe('| empty Next page  |   149 |    130 |');
});
