import { expect, it, vi } from 'vitest';
import { retryWithDays } from '@/api/members';

const refusalOf = (...paths: string[]) => ({
  failure: { status: 400, error: undefined, fields: Object.fromEntries(paths.map((path) => [path, ['x']])) },
});

const PAYLOAD = {
  careers: [{ company: '2020-04', started_on: '2020-04', ended_on: null }],
  educations: [{ started_on: '2012-04-05', ended_on: '2016-03' }],
};

it('sends the first day of each month, and nothing else in another form', async () => {
  const send = vi.fn(async () => undefined);
  await retryWithDays(refusalOf('careers.0.started_on'), PAYLOAD, send);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    careers: [{ company: '2020-04', started_on: '2020-04-01', ended_on: null }],
    educations: [{ started_on: '2012-04-05', ended_on: '2016-03-01' }],
  });
});

it.each([
  ['no month was refused', refusalOf('careers.0.company'), PAYLOAD],
  ['there are no months', refusalOf('careers.0.started_on'), { careers: [{ started_on: '2020-04-01' }] }],
  ['the error names no field', { failure: { status: 400, error: 'x', fields: {} } }, PAYLOAD],
])('sends nothing when %s', async (_title, error, payload) => {
  const send = vi.fn();
  await expect(retryWithDays(error, payload, send)).rejects.toBe(error);
  expect(send).not.toHaveBeenCalled();
});

it('explains the months when the days are refused as well, and else what is wrong beside them', async () => {
  const first = refusalOf('careers.0.started_on', 'careers.0.company');
  const days = refusalOf('careers.0.started_on');
  await expect(retryWithDays(first, PAYLOAD, () => Promise.reject(days))).rejects.toBe(first);
  const company = refusalOf('careers.0.company');
  await expect(retryWithDays(first, PAYLOAD, () => Promise.reject(company))).rejects.toBe(company);
});
