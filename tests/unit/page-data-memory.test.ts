// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PageDataMemory } from '@/hooks/navigation/page-data-memory';

const page = (body: string) => ({ body, session: 'one', at: performance.now() });

it('drops the page that was added first when there are more than twenty', () => {
  const memory = new PageDataMemory();
  for (let index = 0; index <= 20; index += 1) memory.add(`/${index}`, page(`${index}`));
  expect(memory.get('/0', 'one')).toBeUndefined();
  expect(memory.get('/1', 'one')).toBe('1');
  expect(memory.get('/20', 'one')).toBe('20');
});

it('keeps two million characters at most, and a page that was added again longer than others', () => {
  const memory = new PageDataMemory();
  memory.add('/first', page('a'.repeat(900_000)));
  memory.add('/second', page('b'.repeat(900_000)));
  memory.add('/first', page('a'.repeat(900_000)));
  memory.add('/third', page('c'.repeat(900_000)));
  expect(memory.get('/second', 'one')).toBeUndefined();
  expect(memory.get('/first', 'one')).toHaveLength(900_000);
  memory.add('/huge', page('d'.repeat(2_000_001)));
  for (const address of ['/first', '/third', '/huge']) expect(memory.get(address, 'one')).toBeUndefined();
});

it('returns nothing that was kept for another session', () => {
  const memory = new PageDataMemory();
  memory.add('/', page('home'));
  expect(memory.get('/', 'two')).toBeUndefined();
  expect(memory.get('/', 'one')).toBe('home');
});
