import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompileHints } from '@/scripts/build/compile-hint.mjs';

const large = `run(${'0'.repeat(100_000)});`;
let dist: string;
const write = (name: string, text: string) => writeFileSync(path.join(dist, name), text);
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'build-'));
  const pages = { '/_app': ['shared.js', 'runtime.js'], '/terms': ['terms.js'] };
  write('build-manifest.json', JSON.stringify({ pages }));
  write('shared.js', large);
  write('runtime.js', 'start();');
  write('terms.js', large);
});
afterEach(() => rmSync(dist, { recursive: true }));

test('the large script of all pages is compiled as a whole, also when a build is repeated', () => {
  addCompileHints(dist);
  addCompileHints(dist);
  expect(read('shared.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
});

test('small scripts, and those of single pages, stay as they are', () => {
  addCompileHints(dist);
  expect([read('runtime.js'), read('terms.js')]).toEqual(['start();', large]);
});
