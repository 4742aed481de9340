import { expect, it } from 'vitest';
import { foldLines } from '@/lib/fold-lines';

const unfold = (text: string) => text.replaceAll('\r\n ', '');

it.each([
  ['Japanese text', `SUMMARY:${'会計士のための内部統制'.repeat(20)}`],
  ['ASCII text', `DESCRIPTION:${'a'.repeat(400)}`],
  ['characters outside the basic plane', `SUMMARY:${'𠮷野家😀'.repeat(40)}`],
])('folds %s at 75 octets, and unfolding restores it', (_kind, line) => {
  const folded = foldLines(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\n`);
  for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(unfold(folded)).toBe(`BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\n`);
});

it('undoes the folds that the text has', () => {
  expect(foldLines('SUMMARY:会計\r\n\t士\r\nEND:VEVENT')).toBe('SUMMARY:会計士\r\nEND:VEVENT');
});

it('leaves short lines as they are', () => {
  expect(foldLines(`X:${'a'.repeat(73)}\r\n`)).toBe(`X:${'a'.repeat(73)}\r\n`);
});
