import { describe, expect, it } from 'vitest';
import { seminarCalendar } from '@/api/feeds/seminar-calendar';
import { venueText } from '@/lib/seminars/seminar-location';
import { cpeText, remainingSeats, seatsText, venueNameText } from '@/lib/seminars/seminar-text';
import { seminarPageReply } from '@/schemas/seminar-fields';

const TIMES = { starts_at: '2026-12-04T19:00:00+09:00', ends_at: '2026-12-04T21:00:00+09:00' };

function readSeminar(fields: object) {
  const [seminar] = seminarPageReply(
    { count: 1, results: [{ id: 7, title: '税務', status: 'open', ...TIMES, ...fields }] },
    new Set(),
  ).results;
  if (!seminar) throw new Error('the seminar was left out');
  return seminar;
}

describe('the place of a seminar', () => {
  it.each<[title: string, fields: object, name: string, withAddress: string]>([
    ['null is online', { venue: null }, 'オンライン', 'オンライン'],
    ['a venue with its address', { venue: { name: '本社', address: '港区1' } }, '本社', '本社（港区1）'],
    ['a venue without a name', { venue: { address: '港区1' } }, '港区1', '港区1'],
    ['a text is the name of the venue', { venue: '本社' }, '本社', '本社'],
    ['a missing venue is unknown', {}, '—', '—'],
    ['an id is unknown', { venue: 12 }, '—', '—'],
    ['an id that is a text is unknown', { venue: '12' }, '—', '—'],
    ['an object without name and address is unknown', { venue: { id: 12 } }, '—', '—'],
    ['an empty text is unknown', { venue: ' ' }, '—', '—'],
  ])('%s', (_title, fields, name, withAddress) => {
    const { venue } = readSeminar(fields);
    expect(venueNameText(venue)).toBe(name);
    expect(venueText(venue)).toBe(withAddress);
  });

  it('is noted as an issue when it is an id, and not when it is null or a text', () => {
    const issuesOf = (venue: unknown) => {
      const issues = new Set<string>();
      seminarPageReply({ count: 1, results: [{ id: 7, title: '税務', venue }] }, issues);
      return [...issues];
    };
    expect(issuesOf(12)).toEqual(['results[].venue']);
    expect(issuesOf('本社')).toEqual([]);
    expect(issuesOf(null)).toEqual([]);
  });

  it.each<[fields: object, onlineUrl: string | null, location: string | undefined]>([
    [{ venue: null }, null, 'オンライン'],
    [{ venue: '本社' }, null, '本社'],
    [{}, null, undefined],
    [{}, 'https://meet.example.com/a', 'https://meet.example.com/a'],
  ])('is in the calendar file for %j and the URL %s: %s', (fields, onlineUrl, location) => {
    const file = seminarCalendar(readSeminar(fields), onlineUrl, 0);
    expect(/^LOCATION:(.*)\r$/m.exec(file)?.[1]).toBe(location);
  });
});

describe('the seats of a seminar', () => {
  it.each<[title: string, fields: object, seats: string, inList: string]>([
    ['null is no limit', { capacity: null }, 'なし', '定員なし'],
    ['a missing capacity is unknown', {}, '—', '—'],
    ['a capacity that cannot be read is unknown', { capacity: '多数' }, '—', '—'],
    ['few remaining seats of an unknown capacity', { remaining: 3 }, '残り3席', '残り3席'],
    ['a capacity of which the remaining seats are unknown', { capacity: 40 }, '40名', '定員40名'],
    ['remaining seats', { capacity: 40, remaining: 28 }, '40名（残り28席）', '残り28席'],
    ['a full seminar', { status: 'full', capacity: 40, remaining: 0 }, '40名', ''],
    ['a closed seminar', { status: 'closed', capacity: 40, remaining: 28 }, '40名', ''],
    ['a closed seminar without limit', { status: 'closed', capacity: null }, 'なし', ''],
  ])('%s', (_title, fields, seats, inList) => {
    const seminar = readSeminar(fields);
    expect(seatsText(seminar)).toBe(seats);
    expect(remainingSeats(seminar).value).toBe(inList);
  });
});

it.each([
  [{ cpe_units: 0 }, '対象外'],
  [{ cpe_units: null }, '対象外'],
  [{ cpe_units: '1.5' }, '1.5単位'],
  [{}, '—'],
  [{ cpe_units: '要確認' }, '—'],
])('writes the CPE units of %j as %s', (fields, text) => {
  expect(cpeText(readSeminar(fields).cpe_units)).toBe(text);
});
