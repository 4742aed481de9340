import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyPageReply } from '@/schemas/vacancy-fields';

const NOW = Date.parse('2026-10-14T18:00:00+09:00');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pageWith = (fields: object) => ({ count: 1, results: [{ ...row, ...fields }] });
const row = { id: 1, title: '収益認識の実務' };
const seminarStatus = (fields: object) => seminarPageReply(pageWith(fields), new Set()).results[0]?.status;
const vacancyStatus = (fields: object) => vacancyPageReply(pageWith(fields), new Set()).results[0]?.status;

it.each([
  ['2026-10-14T18:00:01+09:00', 'open', 'open'],
  ['2026-10-14T18:00:00+09:00', 'closed', 'close'],
  ['2026-10-14', 'open', 'open'],
  ['2026-10-13', 'closed', 'close'],
  ['', 'open', 'open'],
  [null, 'open', 'open'],
  ['未定', 'open', 'open'],
])(
  'a seminar and a vacancy with the deadline %j and without a status are %s and %s',
  (deadline, ...expected) => {
    expect([seminarStatus({ deadline }), vacancyStatus({ deadline })]).toEqual(expected);
  },
);

it('a seminar without a status that has ended is past', () => {
  expect(seminarStatus({ deadline: '2026-10-12', ends_at: '2026-10-13T20:00:00+09:00' })).toBe('past');
});

it('what the API calls open stays open after its deadline', () => {
  const fields = { status: 'open', deadline: '2026-10-13', ends_at: '2026-10-13T20:00:00+09:00' };
  expect([seminarStatus(fields), vacancyStatus(fields)]).toEqual(['open', 'open']);
});
