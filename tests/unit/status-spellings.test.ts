import { expect, it } from 'vitest';
import {
  appliedSeminarsReply,
  appliedVacancySummariesReply,
  seminarApplicationsReply,
  vacancyApplicationsReply,
} from '@/schemas/application-fields';
import { allowedEvents } from '@/schemas/application-transitions';
import { allowedSeminarEvents } from '@/schemas/seminar-application-transitions';
import { seminarPageReply } from '@/schemas/seminar-fields';
import { vacancyPageReply } from '@/schemas/vacancy-fields';

const named = (status: unknown) => ({ id: 1, title: '連結決算の早期化支援', status });
const pageWith = (row: object) => ({ count: 1, next: null, results: [row] });
const issues = new Set<string>();

it.each([
  ['canceled', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  [{ value: 'Canceled', label: 'キャンセル' }, 'cancelled'],
  ['Applied', 'applied'],
  ['apply', 'applied'],
  ['reapply', 'applied'],
  ['reapplied', 'applied'],
  ['cancel', 'cancelled'],
  ['rejected', 'rejected'],
  ['不採用', '不採用'],
  ['', 'applied'],
  [null, 'applied'],
])('reads the status %j of an application as %s', (sent, status) => {
  const vacancies = vacancyApplicationsReply([{ id: 1, vacancy: 2, status: sent }], issues);
  expect(vacancies.results[0]?.status).toBe(status);
  const seminars = seminarApplicationsReply([{ id: 1, seminar: 2, status: sent }], issues);
  expect(seminars.results[0]?.status).toBe(status);
  const applied = appliedVacancySummariesReply([{ id: 1, status: sent, vacancy: named('open') }], issues);
  expect(applied.results[0]).toMatchObject({ status });
});

it.each([
  [{ cancelled_at: '2026-11-24T04:00:43.102222' }, 'cancelled'],
  [{ canceled_at: '2026-11-24' }, 'cancelled'],
  [{ is_cancelled: true }, 'cancelled'],
  [{ is_canceled: 1 }, 'cancelled'],
  [{ cancelled_at: null, is_cancelled: false }, 'applied'],
  [{ status: 'applied', canceled_at: '2026-11-24' }, 'applied'],
])('reads the status of an application with %j as %s', (sent, status) => {
  const vacancies = vacancyApplicationsReply([{ id: 1, vacancy: 2, ...sent }], issues);
  expect(vacancies.results[0]?.status).toBe(status);
  const seminars = seminarApplicationsReply([{ id: 1, seminar: 2, ...sent }], issues);
  expect(seminars.results[0]?.status).toBe(status);
});

it.each([
  ['OPEN', 'open'],
  ['closed', 'close'],
  ['CLOSED', 'close'],
  ['Close', 'close'],
  ['Paused', 'Paused'],
])('reads the status %j of a vacancy as %s', (sent, status) => {
  expect(vacancyPageReply(pageWith(named(sent)), issues).results[0]?.status).toBe(status);
});

it.each([
  ['Open', 'open'],
  ['FULL', 'full'],
  ['close', 'closed'],
  ['CLOSED', 'closed'],
  ['Past', 'past'],
  ['CANCELED', 'cancelled'],
  ['constructor', 'constructor'],
])('reads the status %j of a seminar as %s', (sent, status) => {
  expect(seminarPageReply(pageWith(named(sent)), issues).results[0]?.status).toBe(status);
});

it('offers to apply again for what the API calls canceled', () => {
  const { results } = appliedSeminarsReply([{ id: 1, status: 'canceled', seminar: named('OPEN') }], issues);
  expect(results.map(({ status }) => allowedEvents(status, true))).toEqual([['reapply']]);
  expect(results.map(({ status, seminar }) => allowedSeminarEvents(status, seminar.status))).toEqual([
    ['reapply'],
  ]);
});

it.each([
  ['canceled', 'cancel'],
  ['CANCELLED', 'cancel'],
  ['applied', 'apply'],
  ['Reapply', 'reapply'],
  ['viewed', 'viewed'],
])('reads the event %j of an application as %s', (sent, event) => {
  const { results } = vacancyApplicationsReply([{ id: 1, vacancy: 2, history: [{ event: sent }] }], issues);
  expect(results[0]?.history[0]?.event).toBe(event);
});
