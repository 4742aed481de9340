import { expect, it } from 'vitest';
import { bytesPerRead, findProblems, type Sample } from '@/scripts/soak/analysis';

const MB = 1024 * 1024;

/** Returns ten samples at equal intervals up to `reads`, each changed by the callback. */
const tenths = (reads: number, change: (tenth: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 10 }, (_, at) => ({
    reads: (reads * (at + 1)) / 10,
    heap: 60 * MB,
    median: 20,
    ...change(at + 1),
  }));

it('accepts a heap whose size fluctuates without growing', () => {
  expect(findProblems(tenths(3_000, (tenth) => ({ heap: (60 + (tenth % 3)) * MB })))).toEqual([]);
});

it('ignores the first tenth, in which modules are loaded and code is compiled', () => {
  const samples = tenths(3_000, (tenth) => (tenth === 1 ? { heap: 20 * MB, median: 1 } : {}));
  expect(findProblems(samples)).toEqual([]);
});

it('reports the bytes that each read leaves behind', () => {
  const samples = tenths(3_000, (tenth) => ({ heap: 60 * MB + tenth * 300 * 3_000 }));
  expect(bytesPerRead(samples)).toBeCloseTo(3_000);
  expect(findProblems(samples)).toEqual(['each read leaves 3000 bytes in the heap']);
});

it('ignores growth of less than 4 MB in a short run', () => {
  expect(findProblems(tenths(100, (tenth) => ({ heap: 60 * MB + tenth * 0.4 * MB })))).toEqual([]);
});

it('reports a heap that grew by more than 10% and 10 MB since the second tenth', () => {
  const samples = (last: number) => tenths(3_000, (tenth) => (tenth === 10 ? { heap: last * MB } : {}));
  expect(findProblems(samples(75))).not.toContainEqual(expect.stringContaining('the heap grew'));
  expect(findProblems(samples(77))).toContain('the heap grew from 60.0 MB to 77.0 MB');
});

it('reports responses that became more than three times as slow', () => {
  const samples = (last: number) => tenths(3_000, (tenth) => (tenth === 10 ? { median: last } : {}));
  expect(findProblems(samples(60))).toEqual([]);
  expect(findProblems(samples(61))).toEqual(['responses slowed down from 20.0 to 61.0 ms']);
});
