import { expect, test } from 'vitest';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyReply } from '@/schemas/vacancy-fields';

/** Reads a vacancy. @returns what could not be understood beside it */
function readVacancy(fields: object) {
  const issues = new Set<string>();
  return { vacancy: vacancyReply({ id: 7, title: '決算', ...fields }, issues), issues: [...issues] };
}

test.each([
  ['2026/12/01', '2026-12-01'],
  ['2026/12/01 18:00', '2026-12-01T18:00+09:00'],
  ['2026/12/01 18:00:30', '2026-12-01T18:00:30+09:00'],
])('a deadline of %s is %s', (sent, deadline) => {
  const { vacancy, issues } = readVacancy({ deadline: sent, starts_on: sent });
  expect(vacancy).toMatchObject({ deadline, starts_on: '2026-12-01' });
  expect(issues.filter((issue) => /deadline|starts_on/.test(issue))).toEqual([]);
});

test.each(['2026/13/01', '1/12/2026', '2026/1/2'])('%s is no day', (sent) => {
  expect(readVacancy({ deadline: sent }).vacancy.deadline).toBe('');
});

test.each([3, '3', { value: 3, label: '週3日' }])('working days of %j are one number of days', (sent) => {
  const { vacancy, issues } = readVacancy({ working_days: sent });
  expect(vacancy.working_days).toEqual({ min: 3, max: 3 });
  expect(issues.filter((issue) => issue.includes('working_days'))).toEqual([]);
});

test.each([
  ['19:00:00', '19:00'],
  ['19:00', '19:00'],
  ['19:00〜19:30', '19:00〜19:30'],
])('the time %s of a program is shown as %s', (time, shown) => {
  const body = { count: 1, results: [{ id: 1, title: '収益認識', program: [{ time, title: '開会' }] }] };
  expect(seminarPageReply(body, new Set()).results[0]?.program).toEqual([{ time: shown, title: '開会' }]);
});
