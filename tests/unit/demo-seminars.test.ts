import { expect, it } from 'vitest';
import { demoSeminars } from '../setup/demo';

it('デモのセミナーは40件で、題名はすべて異なり、過去・満席・受付終了・中止を含む', () => {
  expect(demoSeminars).toHaveLength(40);
  expect(new Set(demoSeminars.map(({ title }) => title)).size).toBe(40);
  expect(demoSeminars.filter(({ in_days }) => in_days < 0).length).toBeGreaterThanOrEqual(10);
  expect(new Set(demoSeminars.flatMap(({ standing }) => standing ?? []))).toEqual(
    new Set(['full', 'closed', 'cancelled']),
  );
});
