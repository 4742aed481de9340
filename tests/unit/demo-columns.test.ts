import { expect, it } from 'vitest';
import { demoColumns } from '../setup/demo';

it('the 60 demo columns have unique titles, and at least 30 have more than 1,500 characters', () => {
  expect(demoColumns).toHaveLength(60);
  expect(new Set(demoColumns.map(({ title }) => title)).size).toBe(60);
  expect(demoColumns.filter(({ body }) => [...body].length > 1500).length).toBeGreaterThanOrEqual(30);
});
