import { expect, it } from 'vitest';
import { demoColumns } from '../setup/demo';

const textOf = (body: string) => body.replace(/<[^>]*>|^#+ |^> |^- |\s/gm, '');

it('the reading times of the demo columns vary', () => {
  const minutes = demoColumns.map(({ body }) => Math.round(textOf(body).length / 500));
  expect(new Set(minutes).size).toBeGreaterThanOrEqual(6);
  const countOf = (minute: number) => minutes.filter((other) => other === minute).length;
  expect(Math.max(...minutes.map(countOf))).toBeLessThan(minutes.length / 2);
});

it('the 60 demo columns have unique titles, and at least 30 have more than 1,500 characters', () => {
  expect(demoColumns).toHaveLength(60);
  expect(new Set(demoColumns.map(({ title }) => title)).size).toBe(60);
  expect(demoColumns.filter(({ body }) => [...textOf(body)].length > 1500).length).toBeGreaterThanOrEqual(30);
});
