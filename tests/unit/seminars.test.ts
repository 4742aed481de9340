import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { seminarCalendar, upcomingSeminarsCalendar } from '@/api/feeds/seminar-calendar';
import { isNearestFirst, openFirst } from '@/lib/seminars/seminar-order';
import { cpeText, remainingSeats, seatsText, venueNameText, venueText } from '@/lib/seminars/seminar-text';
import { type SeminarEvent, seminarPageReply } from '@/schemas/seminar-fields';

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

const NOW = Date.parse('2026-11-23T12:00:00+09:00');
/** A seminar of two hours. */
const at = (day: string) => ({ starts_at: `${day}T11:00:00+09:00`, ends_at: `${day}T13:00:00+09:00` });
const on = (day: string) => ({ starts_at: day, ends_at: '' });

it.each([
  ['no seminar', []],
  ['one seminar', [at('2026-11-25')]],
  ['the next one first', [at('2026-11-23'), at('2026-11-25'), at('2026-12-01')]],
  ['two at the same time', [at('2026-11-25'), at('2026-11-25')]],
  ['past ones behind, the last one first', [at('2026-11-25'), at('2026-11-20'), at('2026-10-01')]],
  ['past ones alone', [at('2026-11-20'), at('2026-10-01')]],
  ['days without a time, today included', [on('2026-11-23'), on('2026-11-24'), on('2026-11-22')]],
])('recognises the order with %s', (_name, seminars) => {
  expect(isNearestFirst(seminars, NOW)).toBe(true);
});

it.each([
  ['the newest entry first', [at('2026-12-01'), at('2026-11-25')]],
  ['past ones first', [at('2026-10-01'), at('2026-11-25')]],
  ['the oldest first among past ones', [at('2026-10-01'), at('2026-11-20')]],
  ['one date that is not known', [at('2026-11-25'), on('')]],
  ['only a date that is not known', [on('')]],
])('does not claim the order with %s', (_name, seminars) => {
  expect(isNearestFirst(seminars, NOW)).toBe(false);
});

it('puts seminars that accept applications first, and keeps the order otherwise', () => {
  const states = ['closed', 'open', 'full', 'open', 'unknown', 'past'];
  const seminars = states.map((status, id) => ({ id, status }));
  expect(openFirst(seminars).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4, 5]);
});

const SEMINAR: SeminarEvent = {
  id: 7,
  status: 'open',
  title: '収益認識の実務',
  lead: '事例で整理します。',
  topic: '会計・監査',
  starts_at: '2026-12-04T19:00:00+09:00',
  ends_at: '2026-12-04T21:00:00+09:00',
  venue: null,
  speakers: [],
  fee: 0,
  cpe_units: 2,
  capacity: null,
  remaining: null,
  closes_before: '2026-12-04',
  deadline: '2026-12-03T18:00:00+09:00',
  cancellable_until: '2026-12-04T21:00:00+09:00',
  updated_at: '2026-11-02T10:00:00+09:00',
  revision: 3,
};

const unfoldCalendar = (seminar: SeminarEvent, url: string | null = null) =>
  seminarCalendar(seminar, url).replace(/\r\n[ \t]/g, '');

describe('the calendar file', () => {
  it("uses Tokyo time with its zone definition, regardless of the server's zone", () => {
    const text = unfoldCalendar(SEMINAR);
    expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20261204T190000');
    expect(text).toContain('DTEND;TZID=Asia/Tokyo:20261204T210000');
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Tokyo\r\n[\s\S]*END:VTIMEZONE\r\nBEGIN:VEVENT/);
  });

  it('keeps the UID after changes, increments SEQUENCE, and is stable without changes', () => {
    expect(unfoldCalendar(SEMINAR)).toMatch(/UID:seminar-7@localhost\r\n/);
    expect(unfoldCalendar(SEMINAR)).toContain('SEQUENCE:3');
    expect(seminarCalendar(SEMINAR, null)).toBe(seminarCalendar(SEMINAR, null));
    expect(unfoldCalendar({ ...SEMINAR, revision: 4 })).toMatch(
      /UID:seminar-7@localhost\r\n[\s\S]*SEQUENCE:4/,
    );
  });

  it('starts the description with the address of the seminar when it has no lead', () => {
    expect(unfoldCalendar({ ...SEMINAR, lead: '' })).toContain('DESCRIPTION:http');
  });

  it('is CANCELLED for a cancelled seminar, and contains the online URL only when given', () => {
    expect(unfoldCalendar({ ...SEMINAR, status: 'cancelled' })).toContain('STATUS:CANCELLED');
    expect(unfoldCalendar(SEMINAR)).not.toContain('meet.example.com');
    expect(unfoldCalendar(SEMINAR, 'https://meet.example.com/a')).toContain('https://meet.example.com/a');
  });
});

describe('the calendar of all seminars', () => {
  const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '');

  it('has a name, one time zone, and each seminar with the UID of its own file', () => {
    const text = unfold(upcomingSeminarsCalendar([SEMINAR, { ...SEMINAR, id: 8 }]));
    expect(text).toMatch(/X-WR-CALNAME:.+のセミナー\r\n/);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect([...text.matchAll(/UID:(.+)\r\n/g)].map(([, uid]) => uid)).toEqual([
      'seminar-7@localhost',
      'seminar-8@localhost',
    ]);
    expect(text.match(/DTSTART;TZID=Asia\/Tokyo:20261204T190000/g)).toHaveLength(2);
  });

  it('has the time of the file where the API does not tell when a seminar was changed', () => {
    const now = Date.parse('2026-11-23T03:00:00Z');
    const text = unfold(upcomingSeminarsCalendar([{ ...SEMINAR, updated_at: '' }], now));
    expect(text).toContain('DTSTAMP:20261123T030000Z');
    expect(text).not.toContain('LAST-MODIFIED');
  });

  it('has no control character, which RFC 5545 does not allow', () => {
    expect(unfold(upcomingSeminarsCalendar([{ ...SEMINAR, title: '収益\u0000認識\u0008' }]))).toContain(
      'SUMMARY:収益認識\r\n',
    );
  });

  it.each(['\r', '\r\n', '\n', '\r\u0000\n', '\u2028', '\u2029'])(
    'has no line of its own for what follows %j in a text',
    (end) => {
      const text = `監査${end}END:VEVENT${end}BEGIN:VEVENT${end}DTSTART:20270101T000000`;
      const hostile = { ...SEMINAR, title: text, lead: text, venue: { name: text, address: text } };
      const calendar = upcomingSeminarsCalendar([hostile]);
      // Some programs accept each of these as the end of a line.
      const starts = unfold(calendar).split(/\r\n|[\r\n\u2028\u2029]/);
      expect(starts.filter((line) => /^(?:BEGIN:VEVENT|END:VEVENT|DTSTART.*:202)/.test(line))).toEqual([
        'BEGIN:VEVENT',
        'DTSTART;TZID=Asia/Tokyo:20261204T190000',
        'END:VEVENT',
      ]);
      const [event] = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
      const shown = text.replaceAll(end, '\n');
      expect(event?.getFirstPropertyValue('summary')).toBe(shown);
      expect(event?.getFirstPropertyValue('location')).toBe(`${shown} ${shown}`);
    },
  );

  it('is folded at 75 octets, is the same each time, and leaves out a seminar without times', () => {
    const long = { ...SEMINAR, title: '収益認識'.repeat(30) };
    for (const line of upcomingSeminarsCalendar([long]).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(upcomingSeminarsCalendar([SEMINAR])).toBe(upcomingSeminarsCalendar([SEMINAR]));
    expect(upcomingSeminarsCalendar([{ ...SEMINAR, starts_at: '' }])).not.toContain('VEVENT');
  });

  it('is a calendar without entries when there is no upcoming seminar', () => {
    expect(unfold(upcomingSeminarsCalendar([]))).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR/);
  });
});
