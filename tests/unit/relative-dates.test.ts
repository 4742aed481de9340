import { describe, expect, it } from 'vitest';
import { relativeDateResolver } from '@/lib/content/relative-dates';

/** This instant is 00:30 of the next day in Tokyo. */
const resolve = relativeDateResolver(new Date('2026-11-20T15:30:45Z'));

describe('relativeDateResolver', () => {
  it.each([
    ['in 12 days', '2026-12-03'],
    ['in 1 day', '2026-11-22'],
    ['in 0 days', '2026-11-21'],
    ['3 days ago', '2026-11-18'],
    ['in 12 days at 18:00', '2026-12-03T09:00:00.000Z'],
    ['3 days ago at 08:57', '2026-11-17T23:57:00.000Z'],
  ])('counts "%s" from today in Tokyo', (text, date) => {
    expect(resolve(text)).toBe(date);
  });

  it.each([
    ['in 1 working day', '2026-11-24'],
    ['in 2 working days at 18:00', '2026-11-25T09:00:00.000Z'],
    ['1 working day ago', '2026-11-20'],
    ['in 0 working days', '2026-11-21'],
  ])('leaves weekends and holidays out of "%s"', (text, date) => {
    expect(resolve(text)).toBe(date);
  });

  it('uses the current minute when a time in the past is later today', () => {
    expect(resolve('0 days ago at 10:00')).toBe('2026-11-20T15:30:00.000Z');
    expect(resolve('in 0 days at 10:00')).toBe('2026-11-21T01:00:00.000Z');
  });

  it.each([
    '2026-12-03',
    '2026-12-03T09:00:00+09:00',
    'in 12 days at 24:00',
    'in 12 days ago',
    '12 days',
    'in a week',
    '',
  ])('leaves "%s" unchanged for the validation', (text) => {
    expect(resolve(text)).toBe(text);
  });
});
