import { describe, expect, it } from 'vitest';
import { getNextSteps, getUpcomingAppliedSeminars, sortAppliedSeminars } from '@/lib/members/next-steps';
import type { AppliedSeminar, AppliedVacancy } from '@/schemas/application-fields';

const NOW = Date.parse('2026-11-22T12:00:00+09:00');

const application = (id: number, status: string, vacancy: object = {}, history: object[] = []) =>
  ({
    id,
    status,
    history,
    vacancy: {
      id: id + 100,
      title: `案件${id}`,
      status: 'open',
      deadline: '2026-12-04T18:00:00+09:00',
      ...vacancy,
    },
  }) as unknown as AppliedVacancy;

const stepOf = (...input: Parameters<typeof application>) => getNextSteps([application(...input)], NOW)[0];

describe('getNextSteps', () => {
  it('names the day of the last application', () => {
    const history = [
      { event: 'apply', at: '2026-11-10T20:00:00+09:00' },
      { event: 'cancel', at: '2026-11-11T20:00:00+09:00' },
      { event: 'reapply', at: '2026-11-16T20:00:00+09:00' },
    ];
    expect(stepOf(1, 'applied', { status: 'close' }, history)).toEqual({
      id: 1,
      vacancyId: 101,
      title: '案件1',
      text: '11月16日(月)に応募しました。企業からの連絡をお待ちください。',
    });
  });

  it.each<[title: string, status: string, vacancy: object, text: string | undefined]>([
    ['an application without a history', 'applied', {}, '応募済みです。企業からの連絡をお待ちください。'],
    ['a cancelled one', 'cancelled', {}, '応募を取り消しました。12月4日(金) 18:00まで再応募できます。'],
    [
      'a cancelled one without a deadline',
      'cancelled',
      { deadline: '' },
      '応募を取り消しました。再応募できます。',
    ],
    ['a cancelled one of a closed vacancy', 'cancelled', { status: 'close' }, undefined],
    ['a cancelled one after the deadline', 'cancelled', { deadline: '2026-11-22T11:00:00+09:00' }, undefined],
    [
      'a cancelled one on the day of a deadline without a time',
      'cancelled',
      { deadline: '2026-11-22' },
      '応募を取り消しました。11月22日(日)まで再応募できます。',
    ],
    ['a cancelled one on the day after it', 'cancelled', { deadline: '2026-11-21' }, undefined],
    ['a state that only another API has', '面談の調整中', {}, '現在の状態：面談の調整中'],
  ])('%s', (_title, status, vacancy, text) => {
    expect(stepOf(1, status, vacancy)?.text).toBe(text);
  });

  it('puts what is under way before what was cancelled', () => {
    const steps = getNextSteps(
      [application(1, 'cancelled'), application(2, 'applied'), application(3, 'applied')],
      NOW,
    );
    expect(steps.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('getUpcomingAppliedSeminars', () => {
  const seminar = (id: number, status: string, seminarStatus: string, starts_at: string, ends_at = '') =>
    ({ id, status, seminar: { id, status: seminarStatus, starts_at, ends_at } }) as unknown as AppliedSeminar;

  it('returns those that the member takes part in and that are not over, the next one first', () => {
    const upcoming = getUpcomingAppliedSeminars(
      [
        seminar(1, 'applied', 'open', '2026-12-10T19:00:00+09:00'),
        seminar(2, 'applied', 'full', '2026-12-01T19:00:00+09:00'),
        seminar(3, 'cancelled', 'open', '2026-12-01T19:00:00+09:00'),
        seminar(4, 'applied', 'cancelled', '2026-12-01T19:00:00+09:00'),
        seminar(5, 'applied', 'closed', '2026-11-21T19:00:00+09:00', '2026-11-21T21:00:00+09:00'),
        seminar(6, 'applied', 'closed', '2026-11-22T11:00:00+09:00', '2026-11-22T13:00:00+09:00'),
        seminar(7, 'applied', 'open', ''),
        seminar(8, 'applied', 'open', '2026-11-22'),
        seminar(9, 'applied', 'open', '2026-11-21'),
      ],
      NOW,
    );
    expect(upcoming.map(({ id }) => id)).toEqual([7, 8, 6, 2, 1]);
  });

  it('come first in the list of all, before those that are cancelled or over, the latest first', () => {
    const sorted = sortAppliedSeminars(
      [
        seminar(1, 'applied', 'past', '2026-10-10T19:00:00+09:00', '2026-10-10T21:00:00+09:00'),
        seminar(2, 'cancelled', 'open', '2026-12-24T19:00:00+09:00'),
        seminar(3, 'applied', 'open', '2026-12-20T19:00:00+09:00'),
        seminar(4, 'applied', 'open', '2026-12-01T19:00:00+09:00'),
      ],
      NOW,
    );
    expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });
});
