import { expect, it } from 'vitest';
import { demoSeminars } from '../setup/demo';

it('the 40 demo seminars have unique titles and include past, full, closed and cancelled ones', () => {
  expect(demoSeminars).toHaveLength(40);
  expect(new Set(demoSeminars.map(({ title }) => title)).size).toBe(40);
  expect(demoSeminars.filter(({ in_days }) => in_days < 0).length).toBeGreaterThanOrEqual(10);
  expect(new Set(demoSeminars.flatMap(({ status }) => status ?? []))).toEqual(
    new Set(['full', 'closed', 'cancelled']),
  );
});
