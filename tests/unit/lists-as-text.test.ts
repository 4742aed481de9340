import { expect, it } from 'vitest';
import { vacancyReply } from '@/schemas/vacancy-fields';

const read = (requirements: unknown) => {
  const issues = new Set<string>();
  const vacancy = vacancyReply({ id: 1, title: '決算支援', requirements, preferred: requirements }, issues);
  expect(vacancy.preferred).toEqual(vacancy.requirements);
  return { lines: vacancy.requirements, issues: [...issues] };
};

it.each([
  ['・公認会計士\n・監査法人での実務経験3年以上', ['公認会計士', '監査法人での実務経験3年以上']],
  ['- 公認会計士\r\n-実務経験3年以上\r\n\r\n', ['公認会計士', '実務経験3年以上']],
  [' ・ 英語力 \n　\n', ['英語力']],
  ['公認会計士・税理士', ['公認会計士・税理士']],
  ['', []],
  [['・公認会計士'], ['・公認会計士']],
])('reads the list %j as %j', (sent, lines) => {
  expect(read(sent)).toEqual({ lines, issues: [] });
});

it('reads no lines of a value that is no text', () => {
  expect(read({ text: '公認会計士' })).toEqual({ lines: [], issues: ['requirements', 'preferred'] });
});
