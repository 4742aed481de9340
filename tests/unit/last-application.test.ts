import { describe, expect, it } from 'vitest';
import { getLastApplication } from '@/lib/vacancies/last-application';
import { type VacancyApplication, vacancyApplicationFields } from '@/schemas/application-fields';

type Event = VacancyApplication['history'][number];

const application = (message: string, ...history: Event[]): VacancyApplication => ({
  id: 1,
  vacancy: 1,
  status: 'applied',
  start_timing: 'immediately',
  start_date: '',
  message,
  request: `${message}の希望`,
  licenses: [],
  conditions: vacancyApplicationFields.conditions.empty,
  history,
});
const event = (name: Event['event'], day: string): Event => ({ event: name, at: `${day}T01:00:00Z` });

describe('getLastApplication', () => {
  it.each<[string, VacancyApplication[], string | undefined]>([
    ['nothing without an application', [], undefined],
    ['nothing when the API returns no texts', [application(' ', event('apply', '2026-10-01'))], undefined],
    [
      'the newer of two',
      [application('前', event('apply', '2026-09-01')), application('後', event('apply', '2026-10-01'))],
      '後',
    ],
    [
      'the one that was sent last, not the one that was cancelled last',
      [
        application('前', event('apply', '2026-09-01'), event('cancel', '2026-11-01')),
        application('後', event('apply', '2026-10-01')),
      ],
      '後',
    ],
    [
      'one that was sent again',
      [
        application('再', event('apply', '2026-09-01'), event('reapply', '2026-11-01')),
        application('後', event('apply', '2026-10-01')),
      ],
      '再',
    ],
    [
      'the one that was sent last of an API that returns the newest event first',
      [
        application('再', event('reapply', '2026-11-01'), event('apply', '2026-09-01')),
        application('後', event('apply', '2026-10-01')),
      ],
      '再',
    ],
    ['one without a history', [application('不明')], '不明'],
  ])('returns %s', (_what, applications, message) => {
    expect(getLastApplication(applications)?.message).toBe(message);
    expect(getLastApplication(applications.toReversed())?.message).toBe(message);
  });

  it('returns both texts and when they were sent', () => {
    expect(getLastApplication([application('文', event('apply', '2026-10-01'))])).toEqual({
      at: '2026-10-01T01:00:00Z',
      message: '文',
      request: '文の希望',
    });
  });
});
